import { type FileUses, fileUses, fileUsesRoutes, maxCountedUses } from '@faculty/contracts/website/file-uses';
import { Alert, Anchor, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { entityLabel } from '../history/labels.ts';
import { countText } from '../theme/counts.ts';
import classes from './file-uses.module.css';

/** Of very many no more than these are counted. */
const counted = (count: number, most: number) => `${countText(count)}${count >= most ? '+' : ''}`;

const fileUsesPhrases = {
  asking: { th: 'กำลังตรวจว่ามีรายการใดใช้ไฟล์นี้อยู่…', en: 'Looking where this file is shown…' },
  unknown: { th: 'ตรวจไม่ได้ว่ามีรายการใดใช้ไฟล์นี้อยู่', en: 'It could not be found out where this file is shown.' },
  lost: (count: number, most: number) => ({
    th: `ไฟล์นี้ใช้อยู่ใน ${counted(count, most)} รายการอื่น เมื่อลบแล้ว ภาพหรือลิงก์ในรายการเหล่านั้นจะใช้ไม่ได้`,
    en: `${counted(count, most)} other ${count === 1 ? 'item shows' : 'items show'} this file. Once it is deleted, the picture or link there stops working.`,
  }),
  replaced: (count: number, most: number) => ({
    th: `ที่อยู่ไฟล์คงเดิม ไฟล์ใหม่จะแสดงแทนใน ${counted(count, most)} รายการที่ใช้ไฟล์นี้อยู่`,
    en: `The address stays the same: ${counted(count, most)} ${count === 1 ? 'item that shows this file shows' : 'items that show this file show'} the new one.`,
  }),
  more: (count: number, most: number) => ({ th: `และอีก ${counted(count, most)} รายการ`, en: `and ${counted(count, most)} more` }),
  unseen: { th: 'ทั้งหมดเป็นรายการที่คุณไม่มีสิทธิ์ดู', en: 'You may not view any of them.' },
  untitled: (kind: string, id: string) => ({ th: `${kind} รายการ ${id}`, en: `${kind} ${id}` }),
  opens: { th: 'เปิดในแท็บใหม่', en: 'opens in a new tab' },
};

interface FileUsesProps {
  entity: string;
  /** The records whose files are about to go, or to be replaced. */
  ids: readonly string[];
  /** One file of theirs; all of them when absent. */
  field?: string;
  /** The address stays, and shows another file. */
  isReplaced?: boolean;
}

/** Links to the other records that show a file, as far as the person may see them. Nothing where there are none. */
export function ShownFileUses({ entity, ids, field, isReplaced = false }: FileUsesProps) {
  const t = usePhrases(fileUsesPhrases);
  const { data, isPending, isError } = useQuery({
    queryKey: ['file_uses', entity, ids, field],
    queryFn: async ({ signal }) =>
      z.parse(fileUses, await call(fileUsesRoutes.find, { query: { entity, ids: ids.join(','), field }, signal })),
    // texts change elsewhere
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (isPending || isError) {
    // replacing a file breaks nothing: do not wait for the answer
    if (isReplaced) return null;
    return (
      <Text size="sm" c="dimmed" mt="sm" role="status">
        {isPending ? t.asking : t.unknown}
      </Text>
    );
  }
  if (data.count === 0) return null;
  const Icon = isReplaced ? IconInfoCircle : IconAlertTriangle;
  return (
    <Alert mt="sm" color={isReplaced ? 'blue' : 'gold'} icon={<Icon aria-hidden />} role="status">
      {isReplaced ? t.replaced(data.count, maxCountedUses) : t.lost(data.count, maxCountedUses)}
      {!isReplaced && <Uses {...data} />}
    </Alert>
  );
}

function Uses({ count, rows }: FileUses) {
  const t = usePhrases(fileUsesPhrases);
  const { language } = useLanguage();
  if (rows.length === 0) return <p className={classes.rest}>{t.unseen}</p>;
  return (
    <>
      <ul className={classes.uses}>
        {rows.map(({ entity, id, title, page }) => {
          const kind = entityLabel(entity, language);
          return (
            <li key={`${entity} ${id}`}>
              <Anchor href={`${page}?edit=${encodeURIComponent(id)}`} target="_blank" rel="noopener" title={t.opens}>
                {title === '' ? t.untitled(kind, id) : `${kind}: ${title}`}
              </Anchor>
            </li>
          );
        })}
      </ul>
      {count > rows.length && <p className={classes.rest}>{t.more(count - rows.length, maxCountedUses - rows.length)}</p>}
    </>
  );
}
