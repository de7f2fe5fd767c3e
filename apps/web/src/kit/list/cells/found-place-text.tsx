import type { FoundPlace } from '@faculty/contracts/shell/search';
import { Mark, Text } from '@mantine/core';

/** Where the words of a search stand in a record, below its title; the words are marked. */
export function FoundPlaceText({ place }: { place: FoundPlace | null | undefined }) {
  if (!place) return null;
  return (
    <Text span display="block" size="sm" c="dimmed" fw={400} style={{ overflowWrap: 'anywhere' }} data-found-place>
      {place.map(({ text, found }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
        return found ? <Mark key={at}>{text}</Mark> : text;
      })}
    </Text>
  );
}
