import type { FastifyInstance } from 'fastify';
import { auditLogRoutes } from './admin/audit.routes.ts';
import { userResource } from './admin/user.resource.ts';
import { departmentResource } from './lists/department.resource.ts';
import { facultyDateResource } from './lists/faculty-date.resource.ts';
import { groupListResources } from './lists/group-lists.resource.ts';
import { parameterResource } from './lists/parameter.resource.ts';
import { lookupRoutes } from './lookups/lookup.routes.ts';
import { eduLevelResource } from './members/edu-level.resource.ts';
import { jobPositionResource } from './members/job-position.resource.ts';
import { memberResource } from './members/member.resource.ts';
import { prefixResource } from './members/prefix.resource.ts';
import { roleResource } from './members/role.resource.ts';
import { userEduResource } from './members/user-edu.resource.ts';
import { profileCalls } from './profile/profile.routes.ts';
import { shellRoutes } from './shell/shell.routes.ts';
import { directDeanResource } from './website/direct-dean.resource.ts';
import { directDeanListResource } from './website/direct-dean-list.resource.ts';
import { groupItemResource } from './website/group-item.resource.ts';
import { newsResource } from './website/news.resource.ts';
import { newsImageResource } from './website/news-image.resource.ts';
import { personPageResource } from './website/person-page.resource.ts';
import { uploadResource } from './website/upload.resource.ts';

/** Everything this server serves beside signing in and files, one line each. */
export async function resources(app: FastifyInstance): Promise<void> {
  shellRoutes(app);
  profileCalls(app);
  lookupRoutes(app);
  prefixResource(app);
  jobPositionResource(app);
  eduLevelResource(app);
  memberResource(app);
  userEduResource(app);
  await app.register(roleResource);
  userResource(app);
  auditLogRoutes(app);
  newsResource(app);
  newsImageResource(app);
  uploadResource(app);
  personPageResource(app);
  directDeanResource(app);
  directDeanListResource(app);
  groupListResources(app);
  groupItemResource(app);
  parameterResource(app);
  departmentResource(app);
  facultyDateResource(app);
}
