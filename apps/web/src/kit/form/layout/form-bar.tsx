import { Anchor, Button, Kbd, Progress, Text } from '@mantine/core';
import { IconChevronRight, IconDeviceFloppy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { MessagePlace } from '../../notifications/message-place.tsx';
import type { RecordForm } from '../core/record-form.ts';
import { formPhrases } from '../form.phrases.ts';
import { ErrorSummary } from './error-summary.tsx';
import { focusFirstOf } from './focus-field.ts';
import classes from './form-page.module.css';
import { PresenceLine } from './presence-line.tsx';

/** What is at the foot of a form, always in sight; messages stand above it. */
export function BarFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.bar} data-form-bar>
      <MessagePlace />
      {children}
    </div>
  );
}

/** Save, cancel and clear or reset; while files go, how far they are. */
export function FormBar<Row, Body, Part extends string>({ form }: { form: RecordForm<Row, Body, Part> }) {
  const t = usePhrases(formPhrases);
  return (
    <BarFrame>
      {form.progress !== null && <Sending sent={form.progress} onCancel={form.cancelUpload} />}
      <Button
        type="submit"
        loading={form.isSaving}
        leftSection={<IconDeviceFloppy size={20} aria-hidden />}
        // aria-disabled instead of disabled: it can be focused, and pressing it shows why
        aria-disabled={!form.isValid}
        {...(!form.isValid && { 'data-disabled': true })}
        aria-keyshortcuts="Control+S"
      >
        {t.save}
      </Button>
      <Button variant="default" onClick={form.cancel} disabled={form.isSaving}>
        {t.cancel}
      </Button>
      <Button variant="subtle" onClick={form.reset} disabled={form.isSaving || !form.isDirty}>
        {form.isNew ? t.clear : t.reset}
      </Button>
      <ErrorSummary form={form} />
      {form.record && <PresenceLine form={form} />}
      <Text component="span" size="sm" c="dimmed" visibleFrom="sm" ml="auto" className={classes.barHint ?? ''}>
        {form.isValid ? (
          <Kbd>Ctrl + S</Kbd>
        ) : (
          <Anchor
            component="button"
            type="button"
            size="sm"
            className={classes.summaryNext ?? ''}
            onClick={() => focusFirstOf(form, [...form.wrong])}
          >
            {t.wrong(form.wrong.length)}
            <IconChevronRight size={18} aria-hidden />
          </Anchor>
        )}
      </Text>
    </BarFrame>
  );
}

/** Upload progress with a cancel button. */
export function Sending({ sent, onCancel }: { sent: number; onCancel(): void }) {
  const t = usePhrases(formPhrases);
  const percent = Math.round(sent * 100);
  return (
    <div style={{ flexBasis: '100%', display: 'flex', alignItems: 'center', gap: '1rem' }}>
      <Progress value={percent} aria-label={t.uploading(percent)} style={{ flex: 1 }} />
      <Text size="sm" aria-hidden>
        {percent}%
      </Text>
      <Button variant="default" size="xs" onClick={onCancel}>
        {t.cancelUpload}
      </Button>
    </div>
  );
}
