// What the server keeps of whoever plays here.
import { TopBar } from "../app/TopBar";
import { useSay } from "../texts/TextsProvider";

const SUBJECTS = [
  "guest",
  "cookie",
  "devices",
  "games",
  "deals",
  "puzzles",
  "chat",
  "notices",
  "logs",
  "time",
  "delete",
];

export default function PrivacyPage() {
  const say = useSay();
  return (
    <>
      <TopBar title={say("privacy-title")} />
      <main className="page stack">
        <h1>{say("privacy-title")}</h1>
        <div className="panel stack read">
          {SUBJECTS.map(subject => (
            <p key={subject}>{say(`privacy-${subject}`)}</p>
          ))}
        </div>
      </main>
    </>
  );
}
