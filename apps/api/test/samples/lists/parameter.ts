import { parameter } from '@faculty/contracts/lists/parameter';
import type { Sample } from '../sample.ts';

export const sample: Sample = {
  entity: parameter,
  body: async (n) => ({ parameter_name: 'WORKS_TYPE', parameter_value: `X${n}`, parameter_th: `บทความ ${n}` }),
  wrong: [
    ['parameter_name', { parameter_name: 'NO_SUCH_LIST' }],
    ['parameter_name', { parameter_name: 'DOC_TYPE_UNIT_D99' }],
    ['parameter_name', { parameter_name: undefined }],
    ['parameter_value', { parameter_value: 'รหัส' }],
    ['parameter_th', { parameter_th: '' }],
    ['order_seq', { order_seq: 'last' }],
    ['active', { active: '0' }],
    // types have no weights
    ['weights', { weights: '[{"from_year":2567,"weight":1}]' }],
    ['weights.0.from_year', { parameter_name: 'WORKS_TYPE_DETAIL', weights: '[{"from_year":67,"weight":1}]' }],
  ],
  change: { parameter_th: 'สื่อการสอนและซอฟต์แวร์', order_seq: '7.5' },
  unusual: { parameter_en: 'Book', active: 'N' },
  find: 'ซอฟต์แวร์ สื่อ',
  unique: ['parameter_value'],
};
