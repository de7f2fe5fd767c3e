import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { Finding } from '@faculty/contracts/kit/findings/record-findings';
import { Button, Input, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { focusField } from '../form/layout/focus-field.ts';
import classes from './findings.module.css';
import { findingsPhrases } from './findings.phrases.ts';
import { elementAt } from './html-dom.ts';

interface FindingLineProps {
  form: { fieldId(name: string): string; labelOf(name: string): string };
  finding: Finding;
  label: Bilingual;
  /** Puts it right; with the words that were typed, where it asks for some. */
  onMend(words?: string): void;
}

/** One finding: a press on it leads to the place, the buttons below put it right. */
export function FindingLine({ form, finding, label, onMend }: FindingLineProps) {
  const t = usePhrases(findingsPhrases);
  const { language } = useLanguage();
  const { check, field, excerpt = '', level = 2 } = finding;
  const button = { heading_level: t.setLevel(level), bold_heading: t.makeHeading(level), table_head: t.makeHeads, contrast: t.plainColour };
  const words = Object.hasOwn(button, check) ? button[check as keyof typeof button] : undefined;
  return (
    <li>
      <UnstyledButton
        className={classes.place ?? ''}
        aria-label={t.goTo(`${label[language]} ${excerpt}`)}
        onClick={() => goTo(form.fieldId(field), finding)}
      >
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
        <span>
          {label[language]}
          <span className={classes.excerpt} lang={field.endsWith('_en') ? 'en' : 'th'}>
            {excerpt === '' || check === 'picture_text' ? form.labelOf(field) : excerpt}
          </span>
        </span>
      </UnstyledButton>
      <div className={classes.mends}>
        {words !== undefined && (
          <Button variant="default" size="compact-sm" onClick={() => onMend()}>
            {words}
          </Button>
        )}
        {check === 'picture_text' && (
          <Asked label={t.describe} action={t.setDescription} field={field} onMend={onMend}>
            <Button variant="subtle" size="compact-sm" onClick={() => onMend('')}>
              {t.decoration}
            </Button>
          </Asked>
        )}
        {check === 'link_text' && <Asked label={t.linkText} action={t.setLinkText} field={field} onMend={onMend} />}
      </div>
    </li>
  );
}

interface AskedProps {
  label: string;
  action: string;
  field: string;
  onMend(words: string): void;
  children?: React.ReactNode;
}

/** Asks for the words that put it right. */
function Asked({ label, action, field, onMend, children }: AskedProps) {
  const [words, setWords] = useState('');
  const give = () => words.trim() !== '' && onMend(words.trim());
  return (
    <>
      <Input
        aria-label={label}
        placeholder={label}
        size="sm"
        className={classes.words ?? ''}
        maxLength={300}
        lang={field.endsWith('_en') ? 'en' : 'th'}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && give()}
      />
      <Button variant="default" size="compact-sm" disabled={words.trim() === ''} onClick={give}>
        {action}
      </Button>
      {children}
    </>
  );
}

/** Moves the focus to a field, and in its editor selects the place. */
function goTo(fieldId: string, finding: Finding): void {
  focusField(fieldId);
  const frame = document.getElementById(fieldId);
  const text = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
  const element = text && elementAt(text.body, finding);
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  const range = text.createRange();
  range.selectNode(element);
  const selection = text.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
