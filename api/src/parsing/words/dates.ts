const list = (text: string): string[] =>
  text
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter(Boolean);
const lines = (text: string): string[][] => text.trim().split('\n').map(list);

/** Folded names of the months, one month a line, in the languages that resumes use. */
export const MONTH_NAMES: readonly (readonly string[])[] = lines(`
january, jan, janv, janvier, enero, ene, januar, jaenner, janner, janeiro, gennaio, gen, januari, styczen, ocak, يناير, كانون الثاني, جانفي, जनवरी
february, feb, febr, fevrier, fevr, fev, febrero, februar, fevereiro, febbraio, februari, luty, subat, فبراير, شباط, فيفري, फरवरी, फ़रवरी
march, mar, mars, marzo, marz, maerz, marco, maart, marzec, mart, مارس, اذار, मार्च
april, apr, avril, avr, abril, abr, aprile, kwiecien, nisan, ابريل, نيسان, افريل, अप्रैल
may, mai, mayo, maio, maggio, mag, mei, maj, mayis, مايو, ايار, ماي, मई
june, jun, juin, junio, juni, junho, giugno, giu, czerwiec, haziran, يونيو, يونيه, حزيران, جوان, जून
july, jul, juil, juillet, julio, juli, julho, luglio, lug, lipiec, temmuz, يوليو, يوليه, تموز, جويليه, जुलाई
august, aug, aout, agosto, ago, augustus, sierpien, agustos, اغسطس, اب, اوت, अगस्त
september, sept, sep, septembre, septiembre, set, setembro, settembre, wrzesien, eylul, سبتمبر, ايلول, सितंबर, सितम्बर
october, oct, octobre, octubre, oktober, okt, outubro, out, ottobre, ott, pazdziernik, ekim, اكتوبر, تشرين الاول, अक्टूबर, अक्तूबर
november, nov, novembre, noviembre, novembro, listopad, kasim, نوفمبر, تشرين الثاني, नवंबर, नवम्बर
december, dec, decembre, diciembre, dic, dezember, dez, dezembro, dicembre, desember, grudzien, aralik, ديسمبر, كانون الاول, दिसंबर, दिसम्बर
`);

export const HIJRI_MONTHS: readonly (readonly string[])[] = lines(`
محرم, muharram
صفر, safar
ربيع الاول, rabi al-awwal, rabi i
ربيع الاخر, ربيع الثاني, rabi al-thani, rabi ii
جمادي الاولي, جمادي الاول, jumada i
جمادي الاخره, جمادي الثانيه, جمادي الاخر, jumada ii
رجب, rajab
شعبان, shaban, sha'ban
رمضان, ramadan
شوال, shawwal
ذو القعده, ذي القعده, dhu al-qadah
ذو الحجه, ذي الحجه, dhu al-hijjah
`);

/** What stands for the end of something that goes on. */
export const PRESENT_WORDS: readonly string[] = list(`
present, presently, current, currently, now, today, to date, till date, till now, until now, till present, until present,
ongoing, on-going, to present, continuing, date, still working, till today, actualidad, actual, actualmente, presente,
hoy, a la fecha, la fecha, en curso, hasta ahora, aujourd'hui, a ce jour, ce jour, present jour, actuel, actuellement,
maintenant, en cours, heute, gegenwart, aktuell, jetzt, laufend, bis heute, derzeit, dato, atual, atualmente, atualidade,
hoje, momento, o momento, em curso, ate o momento, ate hoje, oggi, attuale, in corso, heden, nu, obecnie, halen,
devam ediyor, الان, حتي الان, حاليا, الحاضر, الوقت الحالي, الوقت الحاضر, تاريخه, حتي تاريخه, الي الان, مستمر, حتي اليوم,
اليوم, لا يزال, 至今, 现在, 目前, 至 今, वर्तमान, अब तक, अभी तक, आज तक, pagaende, nuvarande, do teraz, obecny, in prezent,
ad oggi, a oggi, nykyinen, hasta la fecha, a la actualidad
`);

export const SEASONS: readonly string[] = list(`
spring, summer, fall, autumn, winter, primavera, verano, otono, invierno, printemps, ete, automne, hiver, fruhling,
fruhjahr, sommer, herbst, verao, outono, inverno, صيف, شتاء, ربيع, خريف
`);
