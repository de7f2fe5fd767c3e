import {
  type OpenRecord,
  openRecord,
  openRecordRoute,
  type PresentPerson,
  reportMilliseconds,
} from '@faculty/contracts/shell/open-records';
import { Anchor, Button, Kbd, Progress, Text } from '@mantine/core';
import { IconChevronRight, IconDeviceFloppy, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../api/http.ts';
import { ReportsPresence } from '../../session/reports-presence.ts';
import { useMe } from '../../session/session.tsx';
import { clockText } from '../../theme/dates.ts';
import type { RecordForm } from '../core/record-form.ts';
import { stampOf } from '../core/use-record.ts';
import { formPhrases } from '../form.phrases.ts';
import { ErrorSummary } from './error-summary.tsx';
import { focusFirstOf } from './focus-field.ts';
import classes from './form-page.module.css';

const phrases = {
  open: (names: string) => ({ th: `${names} กำลังเปิดรายการนี้อยู่`, en: `Also open: ${names}` }),
  changing: (names: string) => ({ th: `${names} กำลังแก้ไขรายการนี้ ยังไม่บันทึก`, en: `Being edited by ${names}, not saved yet` }),
  saved: (name: string, at: string) => ({
    th: `${name} บันทึกรายการนี้เมื่อ ${at} น. หลังจากที่คุณเปิด`,
    en: `${name} saved this at ${at}, after you opened it`,
  }),
  merged: { th: 'เมื่อคุณบันทึก ระบบจะรวมการแก้ไขของทั้งสองคน', en: 'When you save, both changes are merged' },
  refresh: { th: 'แสดงข้อมูลล่าสุด', en: 'Show the latest' },
};

/** Who else has the record of a form open, and who saved it since it was opened here. Empty while there is nobody. */
function PresenceLine<Row, Body, Part extends string>({ form }: { form: RecordForm<Row, Body, Part> }) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const me = useMe();
  const presence = usePresence(useContext(ReportsPresence) ? form.record : null, form.isDirty);
  const nameOf = (person: PresentPerson) => (language === 'en' ? person.full_name_en : person.full_name_th);
  const changing = presence?.people.filter(({ is_changing }) => is_changing) ?? [];
  const others = changing.length > 0 ? changing : (presence?.people ?? []);
  const stamp = stampOf(form.row);
  const isSaved =
    presence !== null && stamp !== null && presence.updated_at.getTime() > Date.parse(stamp) && presence.updated_by !== me.user_name;
  const names = others.map(nameOf).join(', ');
  return (
    <div role="status" className={classes.presence}>
      {(isSaved || others.length > 0) && <IconUsers size={18} aria-hidden />}
      {isSaved ? (
        <>
          <Text span size="sm">
            {t.saved(language === 'en' ? presence.updated_by_en : presence.updated_by_th, clockText(presence.updated_at))}
            {form.isDirty && ` · ${t.merged}`}
          </Text>
          {!form.isDirty && (
            <Button size="compact-sm" variant="light" onClick={form.refresh}>
              {t.refresh}
            </Button>
          )}
        </>
      ) : (
        others.length > 0 && (
          <Text span size="sm">
            {changing.length > 0 ? t.changing(names) : t.open(names)}
          </Text>
        )
      )}
    </div>
  );
}

/** Reports regularly that the form is open; returns the server's latest answer. Without a connection nothing is known. */
function usePresence(record: { entity: string; id: string } | null, isDirty: boolean): OpenRecord | null {
  const [presence, setPresence] = useState<OpenRecord | null>(null);
  const entity = record?.entity;
  const id = record?.id;
  const dirty = useRef(isDirty);
  dirty.current = isDirty;
  const ask = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (entity === undefined || id === undefined) return;
    const stop = new AbortController();
    const send = (state: 'open' | 'changed' | 'closed', signal?: AbortSignal) =>
      call(openRecordRoute, { body: { entity, record_id: id, state }, ...(signal && { signal }) });
    ask.current = () =>
      void send(dirty.current ? 'changed' : 'open', stop.signal)
        .then((answer) => !stop.signal.aborted && setPresence(z.parse(openRecord, answer)))
        // without an answer nothing is known
        .catch(() => undefined);
    const onShow = () => document.visibilityState === 'visible' && ask.current();
    ask.current();
    const timer = setInterval(() => ask.current(), reportMilliseconds);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
      stop.abort();
      ask.current = () => undefined;
      send('closed').catch(() => undefined);
    };
  }, [entity, id]);
  // the others learn at once that something was typed
  useEffect(() => {
    if (isDirty) ask.current();
  }, [isDirty]);
  return presence;
}

/** What is at the foot of a form, always in sight. */
export function BarFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.bar} data-form-bar>
      {children}
    </div>
  );
}

/** Save, cancel and clear or reset; while files go, how far they are. */
export function FormBar<Row, Body, Part extends string>({ form }: { form: RecordForm<Row, Body, Part> }) {
  const t = usePhrases(formPhrases);
  return (
    <BarFrame>
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
      {form.progress !== null && <Sending sent={form.progress} onCancel={form.cancelUpload} />}
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
