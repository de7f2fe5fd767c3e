import { Anchor } from '@mantine/core';
import type { MouseEvent } from 'react';
import classes from './message-links.module.css';

/** What can be done about a message. Messages are rendered outside the router, so `follow` navigates. */
export interface MessageLink {
  words: string;
  /** Where it leads; a button without it. */
  address?: string;
  /** It also stands in the head of the list for a minute. */
  isNext?: boolean;
  follow(): void;
}

interface MessageLineProps {
  /** The text before the links. */
  text: string;
  links: readonly MessageLink[];
  /** Whether it is one line with the beginning of the text, which is known already; else people can read it whole. */
  isClipped?: boolean;
  /** Called before one is followed. */
  onFollow?(): void;
}

/** A text, and what can be done about it. */
export function MessageLine({ text, links, isClipped = false, onFollow }: MessageLineProps) {
  return (
    <span className={isClipped ? classes.clipped : ''}>
      {text !== '' && <span {...(isClipped && { title: text })}>{text}</span>}
      {links.map(({ words, address, follow }) => {
        const press = (event: MouseEvent) => {
          if (address !== undefined && opensElsewhere(event)) return;
          event.preventDefault();
          onFollow?.();
          follow();
        };
        const look = { underline: 'always', className: classes.link ?? '', onClick: press, children: words } as const;
        return address === undefined ? (
          <Anchor key={words} component="button" type="button" {...look} />
        ) : (
          <Anchor key={words} href={address} title={words} {...look} />
        );
      })}
    </span>
  );
}

/** A new tab or window is the browser's affair. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) => ctrlKey || metaKey || shiftKey || button !== 0;
