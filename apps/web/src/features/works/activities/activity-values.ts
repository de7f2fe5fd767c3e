import type { ActivityBody, ActivityFile, ActivityRow } from '@faculty/contracts/works/activity';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type ActivityForm = EntityForm<ActivityRow, ActivityBody, ActivityFile>;
