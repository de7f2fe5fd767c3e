import { nice, ticks } from 'd3-array';
import type { ChartData } from '../charted.ts';
import { contentBottom, contentWidth, margin } from './page.ts';
import type { ThaiDocument } from './thai-document.ts';
import { fitted } from './thai-document.ts';

/** Distinguishable in black and white. */
const fills = [
  { ground: '#1f4e8c', ink: '#ffffff', hatched: false },
  { ground: '#a9c6ea', ink: '#10243f', hatched: false },
  { ground: '#ffffff', ink: '#10243f', hatched: true },
] as const;

const edge = '#10243f';
const textSize = 9;
const maxBarHeight = 24;
const minPitch = 11;
const legendHeight = 26;
const axisHeight = 20;

interface Plot {
  left: number;
  top: number;
  /** Distance between the centres of two bars. */
  pitch: number;
  bottom: number;
  /** X coordinate of a count. */
  at(count: number): number;
}

/** Draws a horizontal stacked bar chart as a figure with alternative text. */
export function drawChart(document: ThaiDocument, root: PDFKit.PDFStructureElement, data: ChartData): void {
  const needed = legendHeight + axisHeight + data.bars.length * minPitch + 24;
  if (document.y + needed > contentBottom(document)) document.addPage();
  const y = document.y + 6;
  const alt = [data.title, ...data.bars.map((bar) => altTextOf(bar, data.series))].join('; ');
  let bottom = y;
  // the content of an element with `alt` needs no tags
  const figure = document.struct('Figure', { alt }, () => {
    document.font('bold', 11).fillColor('black');
    document.line(data.title, margin, y);
    legend(document, data.series, y + 20);
    bottom = bars(document, data, y + 20 + legendHeight);
  });
  root.add(figure);
  document.fillColor('black');
  document.x = margin;
  document.y = bottom + axisHeight;
}

const altTextOf = ({ name, counts }: ChartData['bars'][number], series: ChartData['series']) =>
  `${name}: ${series.map((each, at) => `${each.name} ${counts[at] ?? 0}`).join(', ')}`;

function legend(document: ThaiDocument, series: ChartData['series'], y: number): void {
  let x: number = margin;
  for (const [at, { name }] of series.entries()) {
    area(document, at, x, y + 1, 18, 10);
    document.font('regular', textSize).fillColor('black');
    document.line(name, x + 23, y);
    x += 23 + document.widthOfString(name) + 22;
  }
}

function bars(document: ThaiDocument, { bars: rows, series }: ChartData, top: number): number {
  document.font('regular', textSize);
  const names = Math.min(contentWidth(document) * 0.38, Math.max(...rows.map(({ name }) => document.widthOfString(name))) + 10);
  const sums = rows.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0));
  const [, most] = nice(0, Math.max(1, ...sums), 6);
  const left = margin + names;
  const width = contentWidth(document) - names - 34;
  const pitch = Math.min(maxBarHeight * 1.35, (contentBottom(document) - axisHeight - top) / rows.length);
  const plot: Plot = { left, top, pitch, bottom: top + pitch * rows.length, at: (count) => left + (width * count) / most };

  grid(document, plot, most);
  rows.forEach(({ name, counts }, row) => {
    const height = Math.min(maxBarHeight, plot.pitch * 0.74);
    const y = plot.top + plot.pitch * row + (plot.pitch - height) / 2;
    const line = y + height / 2 - textSize * 0.72;
    document.font('regular', textSize).fillColor('black');
    document.line(fitted(document, name, names - 8), margin, line);
    let sum = 0;
    series.forEach((_, at) => {
      const count = counts[at] ?? 0;
      if (count === 0) return;
      const from = plot.at(sum);
      sum += count;
      area(document, at, from, y, plot.at(sum) - from, height);
      figureIn(document, at, count, from, plot.at(sum), line);
    });
    document.font('bold', textSize).fillColor('black');
    document.line(String(sum), plot.at(sum) + 5, line);
  });
  return plot.bottom;
}

function grid(document: ThaiDocument, { top, bottom, at }: Plot, most: number): void {
  document.font('regular', 8);
  // counts are integers
  for (const tick of ticks(0, most, 6).filter(Number.isInteger)) {
    document.moveTo(at(tick), top).lineTo(at(tick), bottom).lineWidth(0.4).strokeColor('#b9c0ca').stroke();
    const label = String(tick);
    document.fillColor('#444');
    document.line(label, at(tick) - document.widthOfString(label) / 2, bottom + 4);
  }
}

/** Draws the count inside its segment, if it fits. */
function figureIn(document: ThaiDocument, series: number, count: number, from: number, to: number, y: number): void {
  const { ink, hatched } = fillOf(series);
  const text = String(count);
  document.font('regular', 8);
  const width = document.widthOfString(text);
  if (to - from < width + 6) return;
  const x = (from + to - width) / 2;
  if (hatched) document.rect(x - 2, y + 1, width + 4, 11).fill('#ffffff');
  document.fillColor(ink);
  document.line(text, x, y + 0.8);
}

const fillOf = (series: number) => fills[series % fills.length] as (typeof fills)[number];

function area(document: ThaiDocument, series: number, x: number, y: number, width: number, height: number): void {
  const { ground, hatched } = fillOf(series);
  document.save().rect(x, y, width, height).fill(ground);
  if (hatched) {
    document.rect(x, y, width, height).clip();
    for (let at = x - height; at < x + width; at += 4) document.moveTo(at, y + height).lineTo(at + height, y);
    document.lineWidth(0.7).strokeColor(edge).stroke();
  }
  document.restore();
  document.rect(x, y, width, height).lineWidth(0.6).strokeColor(edge).stroke();
}
