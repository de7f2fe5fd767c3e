/** What programs put on the clipboard, shortened but with everything that makes it hard. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:16.0pt; font-family:"TH SarabunPSK",sans-serif;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt;mso-line-height-rule:exactly'><span lang=TH style='font-size:20.0pt;font-family:"TH SarabunPSK",sans-serif;color:red;background:yellow'>ประกาศรับสมัครทุน</span><o:p></o:p></h1>
<p class=MsoNormal><b><span lang=TH style='font-size:16.0pt;font-family:"TH SarabunPSK";mso-bidi-language:TH'>คณะศิลปศาสตร์</span></b><span lang=TH style='font-size:16.0pt'>
เปิดรับสมัคร <i>ตั้งแต่วันนี้</i> ดูที่ <a href="https://example.org/fund" style='color:#0563C1'>หน้าทุน</a></span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:-18.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]><span lang=TH style='font-size:16.0pt'>ใบสมัคร</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=TH>รูปถ่าย 1 นิ้ว</span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]><span lang=TH>ใบแสดงผลการเรียน</span></p>
<p class=MsoNormal><span lang=TH>เงื่อนไข</span></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>ก.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]><span lang=TH>เป็นนักศึกษา</span></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 width=1200 style='width:900.0pt;border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'><td width=1200 colspan=2 valign=top style='width:900.0pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt'><p class=MsoNormal align=center><span lang=TH>งบประมาณ</span></p></td></tr>
 <tr><td style='width:225.0pt'><p class=MsoNormal>1</p></td><td><p class=MsoNormal>2</p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1"><v:imagedata src="file:///C:/Users/S/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=400 height=300 src="file:///C:/Users/S/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="Picture_x0020_1"><![endif]></p>
<!--EndFragment--></body></html>`;

export const fromGoogleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-4f3a"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Sarabun;color:#ff0000;">กำหนดการ</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:600;font-style:normal;text-decoration:none;">สำคัญ</span><span style="font-size:11pt;font-weight:400;"> อ่านก่อน </span><span style="font-size:11pt;font-style:italic;">ทุกคน</span></p><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;">หนึ่ง</span></p></li><ol style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="2"><p dir="ltr" role="presentation"><span>หนึ่งจุดหนึ่ง</span></p></li></ol></ol><p dir="ltr"><span><img src="https://lh7-rt.googleusercontent.com/docsz/abc" width="602" height="401" style="margin-left:0px;" /></span></p></b><br class="Apple-interchange-newline">`;

export const fromWebPage = `<html><body><!--StartFragment--><div class="post" style="color: rgb(33, 37, 41); font-family: Arial; background-color: rgb(255, 255, 255);"><h3 onclick="x()" style="font-size: 28px;">ข่าวเด่น</h3><div style="margin: 0px;">บรรทัดแรก <strong style="font-weight: bolder;">ตัวหนา</strong></div><div><a href="javascript:alert(1)">กด</a> <a href="https://example.org/a" target="_blank" style="color: blue;">อ่านต่อ</a></div><script>alert(1)</script><form><input value="x"><button>ส่ง</button></form></div><!--EndFragment--></body></html>`;

/** Plain from the start: nothing to ask about. */
export const plain = '<meta charset="utf-8"><p>ไม่มีรูปแบบ <strong>ตัวหนา</strong></p><ul><li>ก</li></ul>';
