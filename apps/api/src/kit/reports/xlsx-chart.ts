import { escapeXml } from '@faculty/contracts/kit/text/escape';
import JSZip from 'jszip';
import type { ChartData } from './charted.ts';

/** A chart and the sheet of its data: names in the first column, below a row of titles. */
export interface SheetChart {
  /** Number of the sheet in the workbook, from 1. */
  number: number;
  sheet: string;
  /** Row of the titles, from 1. */
  headRow: number;
  data: ChartData;
  /** Left column of the chart, from 0. */
  beside: number;
}

const drawingMl = 'http://schemas.openxmlformats.org/drawingml/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
/** Distinguishable in black and white, as in the PDF. */
const fills = [
  '<a:solidFill><a:srgbClr val="1F4E8C"/></a:solidFill>',
  '<a:solidFill><a:srgbClr val="A9C6EA"/></a:solidFill>',
  '<a:pattFill prst="wdUpDiag"><a:fgClr><a:srgbClr val="10243F"/></a:fgClr><a:bgClr><a:srgbClr val="FFFFFF"/></a:bgClr></a:pattFill>',
] as const;
/** Text colours on the fills; on the hatched fill labels have a white background. */
const textColours = ['<a:srgbClr val="FFFFFF"/>', '<a:srgbClr val="10243F"/>', '<a:srgbClr val="10243F"/>'] as const;

/**
 * Adds native, editable charts to a complete workbook in memory, because exceljs does not support charts.
 */
export async function withCharts(workbook: Buffer, charts: readonly SheetChart[]): Promise<Buffer> {
  const zip = await JSZip.loadAsync(workbook);
  const edit = async (path: string, from: string, to: string) => {
    const before = (await zip.file(path)?.async('string')) ?? '';
    if (!before.includes(from)) throw new Error(`${path} has no ${from}`);
    zip.file(
      path,
      before.replace(from, () => to),
    ); // a function, so that `$` is not special
  };
  for (const [index, chart] of charts.entries()) {
    const [n, sheet] = [index + 1, `xl/worksheets/sheet${chart.number}.xml`];
    zip.file(`xl/charts/chart${n}.xml`, chartXml(chart));
    zip.file(`xl/drawings/drawing${n}.xml`, drawingXml(chart));
    zip.file(`xl/drawings/_rels/drawing${n}.xml.rels`, relation(`../charts/chart${n}.xml`, 'chart'));
    zip.file(`xl/worksheets/_rels/sheet${chart.number}.xml.rels`, relation(`../drawings/drawing${n}.xml`, 'drawing'));
    await edit(sheet, '</worksheet>', `<drawing xmlns:r="${office}" r:id="rId1"/></worksheet>`);
    const part = (name: string, type: string) =>
      `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`;
    const parts = `${part(`/xl/drawings/drawing${n}.xml`, 'drawing')}${part(`/xl/charts/chart${n}.xml`, 'drawingml.chart')}`;
    await edit('[Content_Types].xml', '</Types>', `${parts}</Types>`);
  }
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

const relation = (target: string, type: string) =>
  `${declaration}<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

const letter = (column: number) => String.fromCharCode(65 + column);

function chartXml({ sheet, headRow, data: { title, bars, series } }: SheetChart): string {
  const cells = (range: string) => `'${escapeXml(sheet.replaceAll("'", "''"))}'!${range}`;
  const rows = (column: number) => `$${letter(column)}$${headRow + 1}:$${letter(column)}$${headRow + bars.length}`;
  // cached values, for programs that do not calculate formulas
  const points = (values: readonly (string | number)[]) =>
    `<c:ptCount val="${values.length}"/>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${escapeXml(String(value))}</c:v></c:pt>`).join('')}`;
  const named = (range: string, values: readonly string[]) =>
    `<c:strRef><c:f>${cells(range)}</c:f><c:strCache>${points(values)}</c:strCache></c:strRef>`;
  const drawn = series.map(({ name, column }, at) => {
    const counts = `<c:numRef><c:f>${cells(rows(column))}</c:f><c:numCache><c:formatCode>General</c:formatCode>${points(bars.map((bar) => bar.counts[at] ?? 0))}</c:numCache></c:numRef>`;
    const fill = fills[at % fills.length];
    const labelFill = at % fills.length === 2 ? '<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>' : '<a:noFill/>';
    const text = `<c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr sz="800"><a:solidFill>${textColours[at % textColours.length]}</a:solidFill></a:defRPr></a:pPr><a:endParaRPr lang="th-TH"/></a:p></c:txPr>`;
    // no label for a zero
    const labels = `<c:dLbls><c:numFmt formatCode="#,##0;;" sourceLinked="0"/><c:spPr>${labelFill}</c:spPr>${text}<c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>`;
    const edge = '<a:ln w="9525"><a:solidFill><a:srgbClr val="10243F"/></a:solidFill></a:ln>';
    return `<c:ser><c:idx val="${at}"/><c:order val="${at}"/><c:tx>${named(`$${letter(column)}$${headRow}`, [name])}</c:tx><c:spPr>${fill}${edge}</c:spPr><c:invertIfNegative val="0"/>${labels}<c:cat>${named(
      rows(0),
      bars.map((bar) => bar.name),
    )}</c:cat><c:val>${counts}</c:val></c:ser>`;
  });
  const heading = `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="1200" b="1"/></a:pPr><a:r><a:rPr lang="th-TH" sz="1200" b="1"/><a:t>${escapeXml(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;
  // bars from top to bottom, as in the table; the axis stays at the bottom
  const names =
    '<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="maxMin"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:crossAx val="2"/></c:catAx>';
  const counts =
    '<c:valAx><c:axId val="2"/><c:scaling><c:orientation val="minMax"/><c:min val="0"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:majorGridlines/><c:numFmt formatCode="#,##0" sourceLinked="0"/><c:crossAx val="1"/><c:crosses val="max"/></c:valAx>';
  const plot = `<c:plotArea><c:layout/><c:barChart><c:barDir val="bar"/><c:grouping val="stacked"/><c:varyColors val="0"/>${drawn.join('')}<c:gapWidth val="40"/><c:overlap val="100"/><c:axId val="1"/><c:axId val="2"/></c:barChart>${names}${counts}</c:plotArea>`;
  return `${declaration}<c:chartSpace xmlns:c="${drawingMl}/chart" xmlns:a="${drawingMl}/main" xmlns:r="${office}"><c:roundedCorners val="0"/><c:chart>${heading}<c:autoTitleDeleted val="0"/>${plot}<c:legend><c:legendPos val="t"/><c:overlay val="0"/></c:legend><c:plotVisOnly val="1"/></c:chart></c:chartSpace>`;
}

/** Anchors the chart beside the table, with a height for its bars. */
function drawingXml({ data: { title, bars }, headRow, beside }: SheetChart): string {
  const corner = (name: string, column: number, row: number) =>
    `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
  const anchor = `${corner('from', beside, headRow)}${corner('to', beside + 14, headRow + Math.max(20, bars.length * 2 + 8))}`;
  const frameProperties = `<xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="chart" descr="${escapeXml(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>`;
  const chart = `<a:graphic><a:graphicData uri="${drawingMl}/chart"><c:chart xmlns:c="${drawingMl}/chart" xmlns:r="${office}" r:id="rId1"/></a:graphicData></a:graphic>`;
  return `${declaration}<xdr:wsDr xmlns:xdr="${drawingMl}/spreadsheetDrawing" xmlns:a="${drawingMl}/main"><xdr:twoCellAnchor>${anchor}<xdr:graphicFrame macro="">${frameProperties}<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>${chart}</xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`;
}
