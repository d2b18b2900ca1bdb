// Notices of all our tables, for as long as a page wants them.
import { useEffect, useRef } from "react";
import type { Notice, ServerMessage } from "../messages";

const PAUSE = 5000;

export function useNotices(wanted: boolean, tell: (notice: Notice) => unknown): void {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    if (!wanted) return;
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const open = (): void => {
      socket = new WebSocket(
        `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/notices`,
      );
      socket.onmessage = ({ data }) => {
        for (const line of (data as string).split("\n")) {
          const message = JSON.parse(line) as ServerMessage;
          if (message.kind === "notice") latest.current(message);
        }
      };
      socket.onclose = () => {
        if (!over) timer = setTimeout(open, PAUSE);
      };
    };
    open();
    return () => {
      over = true;
      clearTimeout(timer);
      socket?.close();
    };
  }, [wanted]);
}
