import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { type MissingRow, missingQuery, type QualityYear, qualityRoutes } from '@faculty/contracts/works/quality';
import { Anchor, Badge, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../api/http.ts';
import { wordsOf } from '../../notifications/error-texts.ts';
import { returnsHere } from '../../url-state/screen-state.ts';
import { qualityPhrases } from './quality.phrases.ts';

const lackPhrases = {
  file: { th: 'ไม่มีหลักฐาน', en: 'No evidence' },
  title_en: { th: 'ไม่มีชื่อภาษาอังกฤษ', en: 'No English title' },
  review: { th: 'รอตรวจ', en: 'Not reviewed' },
  correction: { th: 'ต้องแก้ไข', en: 'To be corrected' },
};

interface Asked {
  kind: QualityYear;
  year: number;
  /** Whose; everybody's one may see where it is not given. */
  user_name?: string;
  /** Y: without what only waits for its review. */
  to_do?: 'Y';
}

interface MissingPage {
  rows: MissingRow[];
  count: number;
}

/** What works and activities of a year lack, page after page. */
export function useMissing(asked: Asked, enabled = true) {
  return useInfiniteQuery({
    queryKey: ['missing', asked],
    queryFn: async ({ pageParam, signal }) =>
      (await call(qualityRoutes.missing, { query: { ...asked, page: pageParam }, signal })) as MissingPage, // as the contract says
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * pageSize < last.count ? pages.length : undefined),
    enabled: enabled && missingQuery.safeParse(asked).success,
  });
}
const pageSize = 20;

const formOf = ({ entity, id }: MissingRow) => (entity === 'work' ? `/web/content_work?edit=${id}` : `/web/content_activity?edit=${id}`);

/** Whose record it is, and where they work. */
function whoseOf({ full_name_th, full_name_en, department_th, department_en }: MissingRow, language: Language): string {
  const [name, department] = language === 'en' ? [full_name_en, department_en || department_th] : [full_name_th, department_th];
  return [name, department].filter(Boolean).join(' · ');
}

/** The incomplete records by person, each with a link to its form. */
export function MissingList({ asked, withNames, onFollow }: { asked: Asked; withNames: boolean; onFollow?: () => void }) {
  const t = usePhrases(qualityPhrases);
  const lacks = usePhrases(lackPhrases);
  const { language } = useLanguage();
  const missing = useMissing(asked);
  if (missing.error) return <Text c="red">{wordsOf(missing.error, language)}</Text>;
  if (!missing.data) return <Loader size="sm" aria-hidden />;
  const rows = missing.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <Text>{t.nothing}</Text>;
  return (
    <Stack gap="xs" align="flex-start">
      <Stack component="ul" gap="sm" w="100%" m={0} p={0} style={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
        {rows.map((row) => (
          <li key={`${row.entity} ${row.id}`}>
            <Anchor component={Link} to={formOf(row)} state={returnsHere} {...(onFollow && { onClick: onFollow })}>
              {inLanguage(language, row.title_th, row.title_en)}
            </Anchor>
            <Group gap="xs" mt={2}>
              {withNames && (
                <Text size="sm" c="dimmed">
                  {whoseOf(row, language)}
                </Text>
              )}
              {row.lacks.map((lack) => (
                <Badge key={lack} color={lack === 'correction' ? 'red' : lack === 'review' ? 'gray' : 'gold'}>
                  {lacks[lack]}
                </Badge>
              ))}
            </Group>
          </li>
        ))}
      </Stack>
      {missing.hasNextPage && (
        <Button variant="default" size="xs" loading={missing.isFetchingNextPage} onClick={() => missing.fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </Stack>
  );
}
