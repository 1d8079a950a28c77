import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Clock } from "../src/lib/clock";
import { Line, type World } from "../src/lib/socket";
import type { FromServer } from "../src/lib/wire";

class FakeSocket {
  sent: { id: string; type: string }[] = [];
  closed = false;
  code = 0;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code: number) {
    this.closed = true;
    this.code = code;
  }
  hear(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  welcome(protocol = 1) {
    this.hear({ type: "welcome", protocol, now: Date.now(), person: {}, table: {}, chat: [] });
  }
}

function setUp(tickets: () => Promise<string> = () => Promise.resolve("t")) {
  const sockets: FakeSocket[] = [];
  const heard: FromServer[] = [];
  let wake = () => {};
  let putAway = () => {};
  const world: World = {
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    ticket: tickets,
    url: (ticket) => `ws://test/${ticket}`,
    random: () => 0.5,
    onWake: (listener) => {
      wake = listener;
      return () => {};
    },
    onPutAway: (listener) => {
      putAway = listener;
      return () => {};
    },
  };
  const line = new Line(world, new Clock(), (frame) => heard.push(frame), () => {});
  return { line, sockets, heard, wake: () => wake(), putAway: () => putAway() };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the line to a table", () => {
  it("sends after the welcome and resolves by id", async () => {
    const { line, sockets } = setUp();
    await settle();
    const answer = line.send({ type: "act", verb: "lock" });
    expect(sockets[0]!.sent).toEqual([]);
    sockets[0]!.welcome();
    expect(line.state).toBe("open");
    expect(sockets[0]!.sent).toHaveLength(1);
    sockets[0]!.hear({ type: "done", id: sockets[0]!.sent[0]!.id });
    expect(await answer).toEqual({ kind: "done" });
    expect(line.unanswered).toBe(0);
  });

  it("lets go when the phone is put away, as if it broke, and calls when it is taken out", async () => {
    const { line, sockets, wake, putAway } = setUp();
    await settle();
    sockets[0]!.welcome();
    putAway();
    expect([sockets[0]!.closed, sockets[0]!.code, line.state]).toEqual([true, 4000, "lost"]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(sockets).toHaveLength(1);
    wake();
    await settle();
    sockets[1]!.welcome();
    expect(line.state).toBe("open");
  });

  it("comes back, and sends again under the same id what was not answered", async () => {
    const { line, sockets } = setUp();
    await settle();
    sockets[0]!.welcome();
    const answer = line.send({ type: "act", verb: "lock" });
    const id = sockets[0]!.sent[0]!.id;
    sockets[0]!.onclose!();
    expect(line.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
    sockets[1]!.welcome();
    expect(sockets[1]!.sent.map((frame) => frame.id)).toEqual([id]);
    sockets[1]!.hear({ type: "refused", id, refusal: { rule: "", key: "not-now", args: {}, blocked_by: "" } });
    expect((await answer).kind).toBe("refused");
  });

  it("takes a breath when it sent too much, and then sends again what was not answered, once", async () => {
    const { line, sockets } = setUp();
    await settle();
    sockets[0]!.welcome();
    const answers = [line.send({ type: "act", verb: "lock" }), line.send({ type: "say", text: "hello" })];
    const ids = sockets[0]!.sent.map((frame) => frame.id);
    sockets[0]!.hear({ type: "done", id: ids[0] });
    const fault = { code: "too_much", key: "table-too-much", args: {} };
    sockets[0]!.hear({ type: "failed", id: "", fault });
    sockets[0]!.hear({ type: "failed", id: "", fault });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets[0]!.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(sockets[0]!.sent.map((frame) => frame.id)).toEqual([...ids, ids[1]]);
    sockets[0]!.hear({ type: "done", id: ids[1] });
    expect(await Promise.all(answers)).toEqual([{ kind: "done" }, { kind: "done" }]);
    expect(line.unanswered).toBe(0);
  });

  it("does not send again on a line that broke meanwhile", async () => {
    const { line, sockets } = setUp();
    await settle();
    sockets[0]!.welcome();
    void line.send({ type: "act", verb: "lock" });
    sockets[0]!.hear({ type: "failed", id: "", fault: { code: "too_much", key: "table-too-much", args: {} } });
    sockets[0]!.onclose!();
    await vi.advanceTimersByTimeAsync(500);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sockets[1]!.sent).toEqual([]);
    sockets[1]!.welcome();
    expect(sockets[1]!.sent).toHaveLength(1);
  });

  it("waits longer each time, and not beyond a limit", async () => {
    let calls = 0;
    const { line } = setUp(() => (calls++, Promise.reject(new Error("no network"))));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.state).toBe("lost");
    expect(calls).toBeGreaterThan(5);
    expect(calls).toBeLessThan(12);
  });

  it("ends for good where one may not enter", async () => {
    const refused = Object.assign(new Error(), { status: 403, fault: { code: "not_invited", key: "", args: {} } });
    const { line } = setUp(() => Promise.reject(refused));
    await settle();
    expect([line.state, line.reason]).toEqual(["ended", "not_invited"]);
    expect((await line.send({ type: "ping" })).kind).toBe("failed");
  });

  it("follows a farewell: back after a restart, not after being replaced; but on request", async () => {
    const { line, sockets } = setUp();
    await settle();
    sockets[0]!.welcome();
    sockets[0]!.hear({ type: "bye", code: "restart", retry: true });
    expect(line.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    sockets[1]!.welcome();
    sockets[1]!.hear({ type: "bye", code: "replaced", retry: false });
    expect([line.state, line.reason]).toEqual(["ended", "replaced"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(2);
    line.reopen();
    await settle();
    sockets[2]!.welcome();
    expect(line.state).toBe("open");
  });

  it("asks after a sleep whether the line is alive, and calls again if it is not", async () => {
    const { line, sockets, wake } = setUp();
    await settle();
    sockets[0]!.welcome();
    wake();
    expect(sockets[0]!.sent.map((frame) => frame.type)).toEqual(["ping"]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sockets.length).toBeGreaterThan(1);
    sockets.at(-1)!.welcome();
    expect(line.state).toBe("open");
    expect(sockets.at(-1)!.sent).toEqual([]); // an old ping is not asked again
  });

  it("notices a silent line by itself", async () => {
    const { sockets } = setUp();
    await settle();
    sockets[0]!.welcome();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(sockets[0]!.sent.map((frame) => frame.type)).toEqual(["ping"]);
    expect(sockets[0]!.closed).toBe(true);
  });

  it("does not go on with a newer server", async () => {
    const { line, sockets } = setUp();
    await settle();
    sockets[0]!.welcome(99);
    expect([line.state, line.reason]).toEqual(["ended", "outdated"]);
  });

  it("closes otherwise when it leaves than when it calls again: only who leaves is not waited for", async () => {
    const { line, sockets } = setUp();
    await settle();
    sockets[0]!.welcome();
    line.reopen();
    await settle();
    expect(sockets[0]!.code).toBe(4000);
    line.close();
    expect(sockets[1]!.code).toBe(1000);
  });
});
