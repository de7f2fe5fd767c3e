import { inLanguage } from '@faculty/contracts/kit/bilingual';
import type { WorkArrival } from '@faculty/contracts/works/work-arrival';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { arrivalsQuery, sourceWords, useDecide } from '../../../kit/arrivals/arrivals.ts';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { showUndoable } from '../../../kit/list/state/undo.ts';
import { useRight } from '../../../kit/session/session.tsx';
import { yearText } from '../../../kit/theme/dates.ts';
import { returnsHere } from '../../../kit/url-state/screen-state.ts';
import { Card } from '../card.tsx';
import classes from '../home.module.css';
import { arrivalsPhrases } from './arrivals.phrases.ts';

// lazy: the contract of works, which the start page does without
const AlreadyHere = lazyForm(() => import('./already-here.tsx').then((m) => m.AlreadyHere));

const shownAtFirst = 3;

/** Works that arrived for the person from outside, each with what they can do with it: nothing while there is none. */
export function NewToYou() {
  const t = usePhrases(arrivalsPhrases);
  const { add } = useRight('/web/content_work');
  const { data } = useQuery({ ...arrivalsQuery, enabled: add });
  const [isWhole, setWhole] = useState(false);
  if (!data || data.count === 0) return null;
  const shown = isWhole ? data.rows : data.rows.slice(0, shownAtFirst);
  return (
    <Card id="arrivals" title={t.title} count={t.count(data.count)}>
      <Text fz={14} c="dimmed" px="md" pb="xs">
        {t.hint}
      </Text>
      <ul className={classes.rows}>
        {shown.map((arrival) => (
          <Row key={arrival.arrival_id} arrival={arrival} />
        ))}
      </ul>
      {data.rows.length > shown.length && (
        <Text fz={14} component="div" px="md" pt={8} pb={10} style={{ borderTop: '1px solid var(--line)' }}>
          <Anchor component="button" type="button" inherit onClick={() => setWhole(true)}>
            {t.more(data.count - shown.length)}
          </Anchor>
        </Text>
      )}
    </Card>
  );
}

function Row({ arrival }: { arrival: WorkArrival }) {
  const t = usePhrases(arrivalsPhrases);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const decide = useDecide();
  const { arrival_id, fields, match } = arrival;
  const text = (name: 'work_title' | 'work_owner_name' | 'work_public_title') =>
    inLanguage(language, fields[`${name}_th`] ?? '', fields[`${name}_en`] ?? '');
  const title = text('work_title');
  const year = fields.work_public_year && yearText(fields.work_public_year, language);
  const facts = [text('work_owner_name'), text('work_public_title'), year, sourceWords(arrival)].filter(Boolean).join(' · ');
  const refuse = () =>
    decide.mutate(
      { arrival_id, state: 'refused' },
      { onSuccess: () => showUndoable(t.refused, title, () => decide.mutateAsync({ arrival_id, state: 'new' })) },
    );
  return (
    <li style={{ display: 'block' }}>
      <Text fw={600} inherit>
        {title}
      </Text>
      <Text fz={14} c="dimmed">
        {facts}
      </Text>
      {match && !isOpen && (
        <Text fz={14}>
          {t.seems}: {inLanguage(language, match.work_title_th, match.work_title_en)}
        </Text>
      )}
      <Group gap={6} mt={4} mb={4}>
        <Button
          component={Link}
          to={`/web/content_work?form=add&arrival=${arrival_id}`}
          state={returnsHere}
          variant={match ? 'default' : 'filled'}
          px={12}
          aria-label={`${t.take}: ${title}`}
        >
          {t.take}
        </Button>
        <Button
          px={12}
          variant={match ? 'filled' : 'default'}
          aria-expanded={isOpen}
          aria-label={`${t.here}: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t.here}
        </Button>
        <Button px={12} variant="default" loading={decide.isPending} aria-label={`${t.refuse}: ${title}`} onClick={refuse}>
          {t.refuse}
        </Button>
      </Group>
      {isOpen && <AlreadyHere arrival={arrival} />}
    </li>
  );
}
