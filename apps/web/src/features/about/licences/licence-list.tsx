import { Anchor, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FailedState, LoadingState } from '../../../kit/notifications/states.tsx';

const phrases = {
  note: {
    th: 'แพ็กเกจที่อยู่ในหน้าเว็บ ส่วนของเซิร์ฟเวอร์มีไฟล์สัญญาอนุญาตอยู่ในโฟลเดอร์ node_modules',
    en: 'The packages in the pages. Those of the server have their licence files in its node_modules folder.',
  },
  file: { th: 'เป็นไฟล์', en: 'As a file' },
  unstated: { th: 'ไม่ได้ระบุ', en: 'Not stated' },
};

/** Made by the build (`build.license` of Vite), reachable without signing in. */
const licencesFile = '/licences.json';

const licences = z.array(
  z.object({ name: z.string(), version: z.string(), identifier: z.string().optional(), text: z.string().optional() }),
);

const licencesQuery = queryOptions({
  queryKey: ['licences'],
  queryFn: async ({ signal }) => z.parse(licences, await (await fetch(licencesFile, { signal })).json()),
});

/** Every package that the pages are made of, with the text of its licence. */
export function LicenceList() {
  const t = usePhrases(phrases);
  const { data, error, refetch } = useQuery(licencesQuery);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return (
    <>
      <Text size="sm" mb="sm">
        {t.note}{' '}
        <Anchor href={licencesFile} underline="always">
          {t.file}
        </Anchor>
      </Text>
      {data.map(({ name, version, identifier = t.unstated, text }) => (
        <details key={`${name} ${version}`}>
          <summary>{`${name} ${version} · ${identifier}`}</summary>
          <Text component="pre" size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {text}
          </Text>
        </details>
      ))}
    </>
  );
}
