// What lies beside a question.

import type { LessonView } from "../view";
import type { Picture } from "../wire";
import { CurvePicture } from "./curve";
import { DeckPicture } from "./deck";
import { ScalePicture } from "./scale";
import { UpcardsPicture } from "./upcards";

export function PictureArea({ picture, view }: { picture: Picture; view: LessonView }) {
  const titled = `${view.id}-picture`;
  return (
    <section class={`area beside of-${picture.kind}`} aria-labelledby={titled}>
      <h3 id={titled}>{picture.title}</h3>
      <Drawn picture={picture} view={view} />
    </section>
  );
}

function Drawn({ picture, view }: { picture: Picture; view: LessonView }) {
  switch (picture.kind) {
    case "upcards":
      return <UpcardsPicture picture={picture} view={view} />;
    case "scale":
      return <ScalePicture picture={picture} view={view} />;
    case "deck":
      return <DeckPicture picture={picture} view={view} />;
    case "curve":
      return <CurvePicture picture={picture} view={view} />;
  }
}
