import { ChoiceElements } from './elements/choice-elements.tsx';
import { FileElements } from './elements/file-elements.tsx';
import { OtherElements } from './elements/other-elements.tsx';
import { TextElements } from './elements/text-elements.tsx';

/** `/forms/elements`: every field of the form kit in every state. Nothing here is saved. */
export function ElementsPage() {
  return (
    <>
      <TextElements />
      <ChoiceElements />
      <OtherElements />
      <FileElements />
    </>
  );
}
