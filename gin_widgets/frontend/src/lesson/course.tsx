// The map of the course: an anywidget view of gin_widgets.widgets.Course. What was done is read from the browser's store.

import type { RenderProps } from "@anywidget/types";
import { render as draw } from "preact";
import { linked } from "../lib/linked";
import { followLook } from "../lib/look";
import { wellFormed } from "../lib/wellformed";
import { QUIET } from "../views/view";
import { type Wording, wording } from "../words";
import { Tick } from "./map";
import { RESUME_KEYS, ResumePanel } from "./resume";
import { done, keep, kept } from "./store";

export interface CourseLesson {
  id: string;
  title: string;
  unit: string;
  page: string;
  /** Can it be passed? A game and the review cannot. */
  passes: boolean;
}

/** As in gin_widgets/lessons/carrying.py. */
export interface CourseReply {
  id: number;
  code: string;
  saved: string;
  text: string;
  refused: boolean;
}

export type CourseMessage =
  | { kind: "code"; saved: string }
  | { kind: "restore"; saved: string; text: string };

/** The traits of gin_widgets.widgets.Course. */
export interface CourseModel extends Record<string, unknown> {
  lessons: CourseLesson[];
  /** The answer to the last message. */
  reply: CourseReply | null;
  words: Record<string, string>;
}

export const COURSE_KEYS = [
  "course",
  "begin",
  "go_on",
  "all_passed",
  "passed",
  "part",
  "open",
  "unit.A",
  "unit.B",
  "unit.C",
  "unit.D",
  ...RESUME_KEYS,
] as const;

type CourseKey = (typeof COURSE_KEYS)[number];

interface Props {
  lessons: CourseLesson[];
  word: Wording<CourseKey>;
  id: string;
  code: string;
  said: { text: string; refused: boolean };
  send(message: CourseMessage): void;
  say(text: string): void;
}

function Course({ lessons, word, id, code, said, send, say }: Props) {
  const { passed, places } = done();
  const open = lessons.filter(({ id, passes }) => passes && !passed.includes(id));
  const next = open.find((lesson) => places.has(lesson.id)) ?? open[0];
  const units = [...new Set(lessons.map(({ unit }) => unit))];
  return (
    <>
      <h2 id={`${id}-course`}>{word("course")}</h2>
      {next ? (
        <Next lesson={next} begun={passed.length + places.size > 0} word={word} />
      ) : (
        <p>{word("all_passed")}</p>
      )}
      <div class="units">
        {units.map((unit) => (
          <div key={unit}>
            <h3>{word(`unit.${unit}` as CourseKey)}</h3>
            <ul>
              {lessons
                .filter((lesson) => lesson.unit === unit)
                .map((lesson) => (
                  <li key={lesson.id} class={passed.includes(lesson.id) ? "passed" : ""}>
                    <Name lesson={lesson} />
                    <Mark
                      passed={passed.includes(lesson.id)}
                      place={places.get(lesson.id)}
                      word={word}
                    />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <ResumePanel
        word={word}
        id={id}
        code={code}
        onOpen={() => send({ kind: "code", saved: kept() ?? "" })}
        take={(text) => send({ kind: "restore", saved: kept() ?? "", text: wellFormed(text) })}
        say={say}
      />
      <p class={`say${said.refused ? " refused" : ""}`} role="status" aria-live="polite">
        {said.text}
      </p>
    </>
  );
}

function Next(props: { lesson: CourseLesson; begun: boolean; word: Props["word"] }) {
  const { lesson, begun, word } = props;
  const text = word(begun ? "go_on" : "begin", { lesson: lesson.title });
  return linked() ? (
    <a class="offer main" href={lesson.page} {...QUIET}>
      {text}
    </a>
  ) : (
    <p>{text}</p>
  );
}

function Name({ lesson }: { lesson: CourseLesson }) {
  const text = `${lesson.id} ${lesson.title}`;
  return linked() ? (
    <a href={lesson.page} {...QUIET}>
      {text}
    </a>
  ) : (
    <span>{text}</span>
  );
}

interface MarkProps {
  passed: boolean;
  place: { at: number; of: number } | undefined;
  word: Props["word"];
}

function Mark({ passed, place, word }: MarkProps) {
  if (passed) {
    return (
      <span class="note">
        <Tick /> {word("passed")}
      </span>
    );
  }
  if (!place) return null;
  const whole = place.at === place.of;
  return (
    <span class="note">
      {whole ? word("open") : word("part", { done: place.at, of: place.of })}
    </span>
  );
}

function render({ model, el, signal }: RenderProps<CourseModel>): () => void {
  const root = document.createElement("section");
  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  root.className = "gin course";
  root.dataset.lmSuppressShortcuts = "true";
  root.setAttribute("aria-labelledby", `${id}-course`);
  el.append(root);
  let code = "";
  let said = { text: "", refused: false };
  const send = (message: CourseMessage) => model.send(message);
  const paint = () => {
    const word = wording<CourseKey>(model.get("words"));
    const lessons = model.get("lessons");
    draw(<Course {...{ lessons, word, id, code, said, send, say }} />, root);
  };
  const say = (text: string) => {
    said = { text, refused: false };
    paint();
  };
  const onReply = () => {
    const reply = model.get("reply");
    if (!reply) return;
    said = reply;
    if (reply.code) code = reply.code;
    if (reply.saved) {
      keep(kept() ?? "", reply.saved);
      send({ kind: "code", saved: kept() ?? "" });
    }
    paint();
  };
  model.on("change:reply", onReply);
  const changes = ["change:lessons", "change:words"];
  for (const event of changes) model.on(event, paint);
  // Another page has kept something, or this one comes back from behind it.
  const news = ["storage", "pageshow"] as const;
  for (const event of news) window.addEventListener(event, paint);
  const leaveLook = followLook(root);
  paint();

  const leave = () => {
    model.off("change:reply", onReply);
    for (const event of changes) model.off(event, paint);
    for (const event of news) window.removeEventListener(event, paint);
    signal.removeEventListener("abort", leave);
    leaveLook();
    draw(null, root);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}

export default { render };
