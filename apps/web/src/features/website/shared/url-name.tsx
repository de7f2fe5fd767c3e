import { Fragment } from 'react';

/** The name of a page in its public address, which breaks between its words. */
export function UrlName({ name }: { name: string }) {
  const words = name.split(/(?<=_)/);
  return words.map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change places
    <Fragment key={place}>
      {word}
      {place < words.length - 1 && <wbr />}
    </Fragment>
  ));
}
