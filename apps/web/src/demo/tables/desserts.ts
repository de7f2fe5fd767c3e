export interface Dessert {
  name: string;
  calories: number;
  fat: number;
  carbs: number;
  protein: number;
  /** Percent of what a day needs, as text: it can be edited. */
  iron: string;
}

const figures: readonly [name: string, calories: number, fat: number, carbs: number, protein: number, iron: string][] = [
  ['Frozen Yogurt', 159, 6, 24, 4, '1%'],
  ['Ice cream sandwich', 237, 9, 37, 4.3, '1%'],
  ['Eclair', 262, 16, 23, 6, '7%'],
  ['Cupcake', 305, 3.7, 67, 4.3, '8%'],
  ['Gingerbread', 356, 16, 49, 3.9, '16%'],
  ['Jelly bean', 375, 0, 94, 0, '0%'],
  ['Lollipop', 392, 0.2, 98, 0, '2%'],
  ['Honeycomb', 408, 3.2, 87, 6.5, '45%'],
  ['Donut', 452, 25, 51, 4.9, '22%'],
  ['KitKat', 518, 26, 65, 7, '6%'],
];

/** The template's ten desserts, per 100 g. */
export const desserts: readonly Dessert[] = figures.map(([name, calories, fat, carbs, protein, iron]) => ({
  name,
  calories,
  fat,
  carbs,
  protein,
  iron,
}));
