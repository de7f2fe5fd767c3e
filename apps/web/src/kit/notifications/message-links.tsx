import { Anchor, Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import classes from './message-links.module.css';

/** A link of a message. Messages are rendered outside the router, so `follow` navigates. */
export interface MessageLink {
  words: string;
  address: string;
  follow(): void;
}

interface MessageLineProps {
  /** The text before the links. */
  about: string;
  links: readonly MessageLink[];
  /** Called before one is followed. */
  onFollow(): void;
}

/** The second line of a success, and where it leads: on a wide screen one line, so that it covers nothing below the bar. */
export function MessageLine({ about, links, onFollow }: MessageLineProps) {
  return (
    <span className={classes.line}>
      {about !== '' && (
        <span className={classes.about} title={about}>
          {about}
        </span>
      )}
      {links.map(({ words, address, follow }) => (
        <Anchor
          key={address}
          href={address}
          size="sm"
          underline="always"
          title={words}
          className={classes.link ?? ''}
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
    </span>
  );
}

/** A new tab or window is the browser's affair. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) => ctrlKey || metaKey || shiftKey || button !== 0;

interface ActionMessageProps {
  text: string;
  label: string;
  onPress(): void;
}

/** A text and a button with what can be done about it. */
export function ActionMessage({ text, label, onPress }: ActionMessageProps) {
  return (
    <div className={classes.line}>
      <span>{text}</span>
      <Button size="compact-sm" variant="default" className={classes.action ?? ''} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
