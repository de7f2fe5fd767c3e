import { Anchor, Group } from '@mantine/core';
import type { MouseEvent } from 'react';

/** Where a message leads. It stands outside the router, so it is told how to go there. */
export interface MessageLink {
  words: string;
  address: string;
  follow(): void;
}

/** The links under a message; `onFollow` is called before one is followed. */
export function MessageLinks({ links, onFollow }: { links: readonly MessageLink[]; onFollow(): void }) {
  return (
    <Group gap="xs" mt={4}>
      {links.map(({ words, address, follow }) => (
        <Anchor
          key={address}
          href={address}
          size="sm"
          underline="always"
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onFollow();
            follow();
          }}
        >
          {words}
        </Anchor>
      ))}
    </Group>
  );
}

/** A new tab or window is the browser's affair. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) => ctrlKey || metaKey || shiftKey || button !== 0;
