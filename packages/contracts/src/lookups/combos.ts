import { z } from 'zod';
import { flag, text } from '../kit/fields.ts';

/** Schemas of the documented `/combo/…` calls: people, pages and member reference data. */
export const roleMasterOption = z.object({ role_title: z.string(), role_title_en: z.string(), role_master_full: z.string() });
export const personOption = z.object({
  user_name: z.string(),
  full_name_th: z.string(),
  /** Empty without an English name. */
  full_name_en: z.string(),
  fname_th: z.string(),
  lname_th: z.string(),
  avatarFile: z.string().nullable(),
});
export const ownPeopleBody = z.object({
  role_group: text(40).default(''),
  role_page: text(100).default(''),
  check_role: text(100).default(''),
});
export const educationOption = z.object({ edu_code: z.string(), edu_name_th: z.string(), edu_name_en: z.string(), order_seq: z.number() });
export const positionOption = z.object({ job_position_code: z.string(), job_position_l_th: z.string(), job_position_l_en: z.string() });
export const departmentOption = z.object({
  up_department_id: z.int(),
  up_department_name_th: z.string(),
  up_department_name_en: z.string(),
  /** Only when retired departments are requested. */
  active: flag.optional(),
});
/** Y: include retired departments, to display earlier choices. */
export const departmentQuery = z.object({ retired: flag.optional() });

export const comboRoutes = {
  pages: 'POST /combo/dcRoleMasterActive',
  people: 'POST /combo/usersActive',
  ownPeople: 'POST /combo/usersActiveOwn',
  educations: 'POST /combo/dceducationsActive',
  positions: 'POST /combo/dcjobpositionsActiveD',
  academicPositions: 'POST /combo/dcjobpositionsActiveA',
  departments: 'POST /combo/dcUpDepartmentActive',
} as const;
