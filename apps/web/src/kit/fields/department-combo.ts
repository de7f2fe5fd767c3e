import { comboRoutes, departmentOption } from '@faculty/contracts/lookups/combos';
import { defineCombo } from './use-combo.ts';

/** The departments in use. */
export const departmentCombo = defineCombo({
  route: comboRoutes.departments,
  option: departmentOption,
  choice: ({ up_department_id, up_department_name_th }) => ({ value: String(up_department_id), label: up_department_name_th }),
});
