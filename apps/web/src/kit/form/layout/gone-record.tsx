import { auditLine, auditRoutes } from '@faculty/contracts/admin/audit';
import { binnedEntities } from '@faculty/contracts/entity-labels';
import { pageOf } from '@faculty/contracts/kit/entity';
import { binDays } from '@faculty/contracts/website/bin';
import { Button, Group } from '@mantine/core';
import { IconArrowLeft, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../api/http.ts';
import { EmptyState, LoadingState } from '../../notifications/states.tsx';
import { useRight } from '../../session/session.tsx';
import { momentText } from '../../theme/dates.ts';

const phrases = {
  deleted: { th: 'รายการนี้ถูกลบแล้ว', en: 'This item has been deleted' },
  by: (name: string, at: string) => ({ th: `ลบโดย ${name} เมื่อ ${at}`, en: `Deleted by ${name}, ${at}` }),
  missing: { th: 'ไม่พบรายการนี้', en: 'This item was not found' },
  missingHint: {
    th: 'ลิงก์อาจไม่ถูกต้อง รายการอาจถูกลบถาวร หรือเป็นรายการที่คุณไม่มีสิทธิ์ดู',
    en: 'The link may be wrong, the item deleted for good, or one that you may not see.',
  },
  openBin: { th: 'เปิดถังขยะ', en: 'Open the bin' },
  back: { th: 'กลับไปที่รายการ', en: 'Back to the list' },
};

const history = pageOf(auditLine);

interface GoneRecordProps {
  entity: string;
  id: string;
  onBack(): void;
}

/**
 * In the place of a form whose record is not there: who deleted it and when, for those who may read its history, and the ways on. There is
 * nothing to try again.
 */
export function GoneRecord({ entity, id, onBack }: GoneRecordProps) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const bin = useRight('/web/bin');
  const { data, isPending } = useQuery({
    queryKey: ['history', entity, id],
    queryFn: async ({ signal }) => z.parse(history, await call(auditRoutes.history, { params: { entity, record_id: id }, signal })),
    retry: false,
  });
  if (isPending) return <LoadingState />;
  const last = data?.rows[0];
  const deletion = last?.action === 'delete' || last?.action === 'delete_for_good' ? last : undefined;
  const isBinned = last?.action === 'delete' && binnedEntities.includes(entity) && Date.now() - last.at.getTime() < binDays * 86_400_000;
  const name = deletion && ((language === 'en' && deletion.full_name_en) || deletion.full_name_th || deletion.user_name);
  return (
    <div role="alert">
      <EmptyState
        drawing={deletion ? 'deleted' : 'no-match'}
        title={deletion ? t.deleted : t.missing}
        hint={deletion ? t.by(name ?? '', momentText(deletion.at, language)) : t.missingHint}
        action={
          <Group mt="sm">
            {isBinned && bin.view && (
              <Button
                component={Link}
                to={`/web/bin?${new URLSearchParams({ entity, q: id })}`}
                leftSection={<IconTrash size={18} aria-hidden />}
              >
                {t.openBin}
              </Button>
            )}
            <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
              {t.back}
            </Button>
          </Group>
        }
      />
    </div>
  );
}
