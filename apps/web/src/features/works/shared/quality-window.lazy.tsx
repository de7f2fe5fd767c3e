import { fieldErrorOf, fieldErrorWords } from '@faculty/contracts/field-errors';
import { yearKinds, yearOfDay } from '@faculty/contracts/kit/dates/period';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { type QualityYear, qualityPackQuery, qualityRoutes } from '@faculty/contracts/works/quality';
import { Button, Group, Modal, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { buddhistYear, YearInput } from '../../../kit/fields/day/year-input.tsx';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { makeReport } from '../../../kit/reports/make-report.tsx';
import { MissingList, useMissing } from '../../../kit/reports/quality/missing-list.tsx';
import { qualityPhrases } from '../../../kit/reports/quality/quality.phrases.ts';

const kinds: QualityYear[] = ['fiscal', 'academic'];

/** What `QualityButton` opens. */
export function QualityWindow({ onClose }: { onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(qualityPhrases);
  return (
    <Modal opened onClose={onClose} title={<Text fw={600}>{t.title}</Text>} size="lg" closeButtonProps={{ 'aria-label': t.close }}>
      <QualityDialog onFollow={onClose} />
    </Modal>
  );
}

/** A year: its pack to download, and what is missing in it. */
function QualityDialog({ onFollow }: { onFollow: () => void }) {
  const t = usePhrases(qualityPhrases);
  const { language } = useLanguage();
  const [kind, setKind] = useState<QualityYear>('fiscal');
  const [typed, setTyped] = useState(String(yearOfDay('fiscal', todayInBangkok())));
  const checked = qualityPackQuery.safeParse({ kind, year: buddhistYear(typed) }, { reportInput: true });
  const [issue] = checked.error?.issues ?? [];
  const wrong = issue && fieldErrorOf(issue);
  const asked = checked.success ? checked.data : { kind, year: 0 };
  const pack = useMutation({ mutationFn: () => makeReport(qualityRoutes.pack, { query: asked }) });
  // two digits may still become four
  const isListed = checked.success && typed.length === 4;
  const missing = useMissing(asked, isListed);
  const count = missing.data?.pages[0]?.count;
  return (
    <Stack>
      <Group align="flex-end" gap="sm">
        <SegmentedControl
          aria-label={t.kind}
          value={kind}
          onChange={(value) => setKind(value as QualityYear)} // one of the data
          data={kinds.map((value) => ({ value, label: yearKinds[value][language] }))}
        />
        <YearInput
          label={t.year}
          value={typed}
          onChange={setTyped}
          w={120}
          error={wrong && fieldErrorWords(wrong.code, language, wrong.params)}
          data-autofocus
        />
      </Group>
      <div>
        <Button
          leftSection={<IconFileZip size={20} aria-hidden />}
          onClick={() => pack.mutate()}
          loading={pack.isPending}
          disabled={!checked.success}
        >
          {t.pack}
        </Button>
        <Text size="sm" c="dimmed" mt={4}>
          {t.packHint}
        </Text>
      </div>
      <Group gap="xs">
        <Title order={3}>{t.missing}</Title>
        {isListed && count !== undefined && count > 0 && (
          <Text span size="sm" c="dimmed">
            {t.count(count)}
          </Text>
        )}
      </Group>
      {isListed && <MissingList asked={asked} withNames onFollow={onFollow} />}
    </Stack>
  );
}
