import type { AuditLine } from '@faculty/contracts/admin/audit';
import { Accordion, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { ChangeHead } from '../../../kit/history/change-head.tsx';
import { entityLabel } from '../../../kit/history/entity-labels.ts';
import { listPhrases } from '../../../kit/list/list.phrases.ts';
import { ListFooter } from '../../../kit/list/list-footer.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import classes from './audit.module.css';
import { auditPhrases } from './audit.phrases.ts';
import { auditEntity } from './audit-entity.ts';
import { AuditFilters } from './audit-filters.tsx';

interface AuditScreenProps {
  /** What one line changed, field by field. */
  Changes: ComponentType<{ line: AuditLine }>;
}

/** `/admin/audit`: who changed what and when, the latest first; each line opens to its fields. */
export function AuditScreen({ Changes }: AuditScreenProps) {
  const t = usePhrases(auditPhrases);
  const none = usePhrases(listPhrases);
  const list = useListPage(auditEntity, { pageSizes: [20, 50, 100] });
  const isEmpty = !list.isLoading && !list.error && list.count === 0;
  return (
    <ListPage list={list} title={t.title} filters={<AuditFilters list={list} />}>
      {list.error && <FailedState error={list.error} onRetry={list.retry} />}
      {list.isLoading && <LoadingState />}
      {isEmpty && (
        <EmptyState title={list.isFiltered ? none.noMatchTitle : t.empty} hint={list.isFiltered ? none.noMatchHint : t.emptyHint} />
      )}
      {list.rows.length > 0 && (
        <div className={classes.frame} aria-busy={list.isRefreshing}>
          <Accordion multiple variant="default" aria-label={t.lines}>
            {list.rows.map((line) => (
              <Accordion.Item key={line.id} value={line.id} data-row={line.id}>
                <Accordion.Control>
                  <LineHead line={line} />
                </Accordion.Control>
                <Accordion.Panel>
                  <Changes line={line} />
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
          <ListFooter list={list} />
        </div>
      )}
    </ListPage>
  );
}

function LineHead({ line }: { line: AuditLine }) {
  const t = usePhrases(auditPhrases);
  const { language } = useLanguage();
  const kind = entityLabel(line.entity, language);
  return (
    <span className={classes.line}>
      <ChangeHead line={line} />
      <Text span className={classes.recordOf ?? ''}>
        {line.record_title === '' ? kind : t.record(kind, line.record_title)}{' '}
        <Text span c="dimmed" size="sm">
          {t.idOf(line.record_id)}
        </Text>
      </Text>
    </span>
  );
}
