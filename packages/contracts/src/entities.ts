import type { AnyEntity } from './kit/entity.ts';
import { eduLevel } from './members/edu-level.ts';
import { jobPosition } from './members/job-position.ts';
import { member } from './members/member.ts';
import { prefix } from './members/prefix.ts';
import { role } from './members/role.ts';
import { userEdu } from './members/user-edu.ts';
import { news } from './website/news.ts';
import { newsImage } from './website/news-image.ts';
import { upload } from './website/upload.ts';

/** Every entity there is; a new one gets a line here, and with it its history. */
export const entities: readonly AnyEntity[] = [prefix, jobPosition, eduLevel, member, userEdu, role, news, newsImage, upload];
