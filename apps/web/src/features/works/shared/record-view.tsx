import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { type AnyEntity, titleOf } from '@faculty/contracts/kit/entity';
import type { ReviewState } from '@faculty/contracts/works/review-state';
import { Alert, Paper, Stack } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { useFieldReaders } from '../../../kit/history/use-field-readers.ts';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { useCloseForm } from '../../../kit/url-state/screen-state.ts';
import { Facts, factsOf } from './record-facts.tsx';
import { RecordHead } from './record-head.tsx';
import { reviewPhrases } from './review.phrases.ts';

interface ViewedRecord {
  full_name_th: string;
  full_name_en: string;
  status_check: ReviewState;
  status_check_text: string;
}

interface RecordViewProps {
  entity: AnyEntity;
  record: ViewedRecord;
  /** What it is: "Academic work". */
  kind: string;
}

/** The read-only view of a record in place of its form, such as for a co-author. */
export function RecordView({ entity, record, kind }: RecordViewProps) {
  const t = usePhrases(reviewPhrases);
  const { language } = useLanguage();
  const close = useCloseForm();
  const title = titleOf(entity, record, language);
  const facts = factsOf(entity, record, useFieldReaders(entity.name, entity), language);
  const owner = inLanguage(language, record.full_name_th, record.full_name_en);
  return (
    <Stack>
      <PageTitle>{`${kind} ${title}`}</PageTitle>
      <RecordHead title={title} record={record} back={t.back} onBack={close}>
        {kind} · <span lang={language}>{owner}</span>
      </RecordHead>
      <Alert icon={<IconEye aria-hidden />} color="blue">
        {t.readOnly(owner)}
      </Alert>
      <Paper component="section" withBorder p="md" maw="60rem" aria-label={kind}>
        <Facts facts={facts} />
      </Paper>
    </Stack>
  );
}
