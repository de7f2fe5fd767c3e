import { toCommonEra } from '@faculty/contracts/kit/era';
import { profileRoutes, sharedWork } from '@faculty/contracts/profile/profile';
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { TitleCell } from '../../kit/list/cells/title-cell.tsx';
import { StatusChip } from '../../kit/review/status-chip.tsx';

const phrases = {
  title: { th: 'ผลงานที่ร่วมจัดทำ', en: 'Works you contributed to' },
  hint: {
    th: 'เจ้าของผลงานเป็นผู้บันทึกและแก้ไข ผลงานเหล่านี้นับให้คุณตามสัดส่วน',
    en: 'Their owners keep them; they count for you by your share.',
  },
  owner: (name: string, year: number) => ({ th: `${name} · พ.ศ. ${year}`, en: `${name} · ${year} (${toCommonEra(year)})` }),
  share: (percent: number) => ({ th: `สัดส่วนร้อยละ ${percent}`, en: `Your share: ${percent} %` }),
};

const answer = z.array(sharedWork);

/** The works others keep and the person worked on; nothing where there are none. */
export function SharedWorks() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['work', 'shared'],
    queryFn: async ({ signal }) => z.parse(answer, await call(profileRoutes.sharedWorks, { signal })),
  });
  if (data.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="shared-works">
      <Title order={2} id="shared-works" fz="h3">
        {t.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t.hint}
      </Text>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.map((work) => (
          <Group component="li" key={work.work_id} justify="space-between" gap="xs">
            <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
              <TitleCell th={work.work_title_th} />
              <Text size="sm" c="dimmed">
                {t.owner(language === 'en' ? work.owner_name_en : work.owner_name_th, work.year)}
              </Text>
            </div>
            <Text size="sm">{t.share(work.work_weight)}</Text>
            <StatusChip value={work.status_check} />
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
