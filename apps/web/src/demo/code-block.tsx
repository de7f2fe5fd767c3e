import { usePhrases } from '../i18n/phrases.tsx';
import classes from './code-block.module.css';

const phrases = { code: { th: 'โค้ด', en: 'Code' } };

interface CodeBlockProps {
  code: string;
  /** What the code is of, for whoever listens; several on a page are told apart by it. */
  label?: string;
}

/** Code as it is written, in a box that scrolls by itself, also by the keyboard. */
export function CodeBlock({ code, label }: CodeBlockProps) {
  const t = usePhrases(phrases);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.code} aria-label={label ?? t.code} tabIndex={0}>
      <pre lang="en">
        <code>{code.trimEnd()}</code>
      </pre>
    </section>
  );
}
