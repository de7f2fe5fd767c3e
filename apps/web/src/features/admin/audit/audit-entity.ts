import { type AuditLine, type AuditQuery, auditLine, auditQuery, auditRoutes } from '@faculty/contracts/admin/audit';
import { defineEntity } from '@faculty/contracts/kit/entity';
import { z } from 'zod';

/** The log as the web kit knows an entity: it can be listed, and nothing else. */
export const auditEntity = defineEntity<string, AuditLine, AuditLine, never, AuditQuery>({
  name: 'audit_log',
  tag: 'Audit',
  page: '/admin/audit',
  idKey: 'id',
  id: z.string(),
  row: auditLine,
  item: auditLine,
  body: z.never(),
  query: auditQuery,
  ownerKey: 'user_name',
  defaultOrder: [{ field: 'id', sort: 'desc' }],
  pageSize: 50,
  files: {},
  routes: { list: auditRoutes.list },
});
