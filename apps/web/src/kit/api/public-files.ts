import type { AnyEntity, FileRule } from '@faculty/contracts/kit/entity';

/** Whether records have files at addresses that texts may show. */
export const hasPublicFiles = ({ files }: Pick<AnyEntity, 'files'>): boolean => Object.values<FileRule>(files).some((rule) => rule.public);
