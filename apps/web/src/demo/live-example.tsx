import type { ReactNode } from 'react';
import { usePhrases } from '../i18n/phrases.tsx';
import classes from './code-block.module.css';
import { CodeBlock } from './code-block.tsx';
import { Example } from './example.tsx';

const phrases = {
  show: { th: 'ดูโค้ดของตัวอย่างนี้', en: 'Show the code of this example' },
  codeOf: (title: string) => ({ th: `โค้ดของ ${title}`, en: `Code of ${title}` }),
};

interface LiveExampleProps {
  title: string;
  note?: ReactNode;
  /** The file that is shown live, imported once more with `?raw`. */
  code: string;
  children: ReactNode;
}

/** An example at work, and under it the code of exactly that example. */
export function LiveExample({ title, note, code, children }: LiveExampleProps) {
  const t = usePhrases(phrases);
  return (
    <Example title={title} note={note}>
      {children}
      <details className={classes.behind}>
        <summary>{t.show}</summary>
        <CodeBlock code={code} label={t.codeOf(title)} />
      </details>
    </Example>
  );
}
