import type { Lesson } from "../../lessons/lessons";
import written from "./lessons.toml";

export default (written as unknown as { lessons: Lesson[] }).lessons;
