import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from './language.ts'

/** All that is said in a language, comments apart. */
const textsIn = (language: Language): readonly { readonly file: string; readonly text: string }[] =>
  readdirSync(join(import.meta.dirname, language), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => ({
      file,
      text: readFileSync(join(import.meta.dirname, language, file), 'utf8').replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, ''),
    }))

/** Words that were found wrong once, each with what is said instead. */
const FIXED: { readonly [language in Language]: readonly (readonly [wrong: RegExp, instead: string])[] } = {
  en: [
    [/small numbers at the bottom/, 'they are at the top right of the card on the page'],
    [/Link to the challenge/, 'the link also leads to a result or to another device'],
    [/nobody checks the result/, 'the server checks a result that is entered in the list'],
    [/serve everybody/, 'belong to everybody'],
    [/Words of the regulars|Newly made ones|Points a game/, 'quips, brand new ones, points per game'],
    [/\bbet on\b/i, 'bet against: to bet on somebody is to back them'],
    [/['`]Who (?:watches|takes|sits|has no)\b/, 'whoever, or the player who'],
    [/\bthe rail\b/, 'watch'],
    [/\bchairs?\b(?!-)/i, 'seat'],
    [/\bis laid\b|\bLay \b|\blay (?:one|cards|no)\b/i, 'play'],
    [/\bthrow(?:n|s)? off\b|\bthrew off\b/, 'discard'],
    [/hearts (?:open|closed)'/, 'hearts broken, not broken yet'],
    [/longest run\b/i, 'streak'],
    [/\busually\b|\botherwise \d/, 'default'],
    [/once more, and the mark/, 'H25: a prediction of 0 has no points to give once more'],
    [/bet against you and was wrong/, 'H27: the line is shown for any seat'],
    [/for the third mark/, 'D6: from the third mark on'],
    [/\bpledged its\b|\bits own chance\b/, 'the server fixed a secret number'],
    [/\d ?%?\s%|\} %/, 'no space before a percent sign in English'],
    [/\p{L} …/u, 'no space before an ellipsis in English'],
    [/cannot have been\b/, 'something does not add up'],
    [/Pale cards/, 'the darker cards: those of the row are darker'],
    [/points for them\b/, 'one trick is not them'],
    [/\bdots?\b/, 'the rim around a face has three parts'],
    [/All hands open|Again with the same/, 'shorter: a phone has no room for them'],
    [/: 'Regular'|: 'Chance'/, 'a level is not one of the regulars of the pub'],
    [/\ba cross\b/, 'the mark is an X'],
    [/gives some back/, 'Z6: the jack brings 15'],
    [/all three count/, 'H17: of three in the row and one in the hand all four count'],
    [/Two pairs of \d/, 'two pair is another set'],
    [/'easy', 'fair'/, 'medium: a deal is fair'],
    [/challenge of \$/, 'a challenge from somebody'],
    [/wins for one/, 'ten wins to one'],
    [/(?:gets|brings you) a brawl/, 'starts a brawl'],
    [/'Change (?:the )?table'/, 'table settings: nobody changes to another table'],
  ],
  de: [
    [/kleinen Zahlen unten/, 'oben rechts'],
    [/und dienen allen/, 'gehören allen'],
    [/für besseres Spiel|Frisch gemachte|was sie zeigen: 2/, 'besser spielen, ganz neue, ihren Wert'],
    [/Punkte? neben (?:jedem|deinem) Namen|drei Punkten/, 'der Rand um jedes Gesicht hat drei Teile'],
    [/Verfolgung/, 'Tracking'],
    [/\b(?:gedeckt|decken)\b(?=[:„“ ]*(?::|\$))|Deckt Tische/, 'bereit, eröffnen'],
    [/\bSt(?:uhl|ühle)/, 'Platz'],
    [/wette(?:st)? auf\b/, 'gegen'],
    [/\bPaar \$|\bDrilling \$|Vierling \$|Fünfling \$/, '7er-Paar, 11er-Drilling'],
    [/Noch ein Kreuz(?! oder K)/i, 'Kreuz oder K: eine Keilerei zählt auch'],
    [/\bZeichen\b(?!\.)/, 'Kreuz oder K, Markierung; das Symbol eines Spielers ist ein Symbol'],
    [/Drilling, der /, 'ein Paar oder ein Drilling, die'],
    [/werden weitergegeben/, 'eine Karte werden nicht'],
    [/\bAs\b/, 'Ass'],
    [/Blumendame|Diamantbube/, 'Blumen-Dame, Diamanten-Bube'],
    [/Spielbericht|Spielprotokoll|Wiederholungen/, 'Aufzeichnung'],
    [/Zurufe|Geste\b/, 'Reaktionen'],
    [/abgeblendet/, 'abgedunkelt'],
    [/Telefon/, 'Handy'],
    [/\bPersonen\b/, 'Spieler'],
    [/Augenblick/, 'Schritt, Stelle'],
    [/beginn(?:t|st|en) eine Keilerei/, 'löst eine Keilerei aus'],
    [/zu Unrecht/, 'die Wette ging schief'],
    [/regular: 'Stammgast'/, 'eine Stärke ist kein Stammgast'],
    [/\(sonst |; sonst \d/, 'Standard'],
    [/Es trinkt'/, 'Wer trinkt: es können mehrere sein'],
    [/Gerät, das an einem Tisch saß/, 'wer an einem Tisch saß'],
    [/Runde ist versprochen/, 'die Karten stehen vorher fest'],
    [/Karo|wer sie beginnt|Untertauchen/, 'Diamanten-Bube, auslösen, drunterbleiben'],
    [/zählen alle drei/, 'H17: bei einem Drilling in der Auslage sind es vier'],
    [/Mitschreiben/, 'weiterschreiben: es schreibt immer nur ein Gerät'],
    [/Gewinnchance/, 'Siegchance'],
    [/bekommt nur in[^`]*Keilerei|bringt dir in[^`]*Keilerei/, 'eine Keilerei löst man aus'],
    [/nur (?:du|\$\{name\}) Herzen oder die Dame:/, 'genommen: auf der Hand haben sie auch andere'],
    [/und \$\{names\} gewinnt/, 'es können mehrere sein'],
  ],
  ru: [
    [/числа внизу/, 'справа вверху'],
    [/служат всем/, 'принадлежат всем'],
    [/\} → \$/, 'тире: стрелка есть не в каждом шрифте'],
    [/ни к какому столу|Напишите что-нибудь/, 'короче: для телефона'],
    [/Двенадцать и двенадцать|Только что составленные/, 'двенадцатки, совсем новые'],
    [/точк[аи] у|имени одна точка|две точки/, 'ободок вокруг лица'],
    [/стул/i, 'место'],
    [/\bсет\b|(?<![а-яё])сет(?![а-яё])/i, 'тройка'],
    [/(?:пара|каре из|пятёрка из) \$\{/, 'пара «7»'],
    [/став(?:ить|ьте|ит|ите) на\b|[Пп]оставьте на /, 'против'],
    [/(?<!не)оконченной игр/, 'законченной'],
    [/Устройство, которое сидело/, 'кто сидел за столом'],
    [/обещана заранее/, 'определена заранее'],
    [/Вид сильнее бьёт/, 'старшая комбинация бьёт младшую'],
    [/не повёл к удаче/, 'ничего не снимается'],
    [/вскрыти/i, 'прогнозы открыты'],
    [/(?:берёт|сбросить|Не берите) червей/, 'черви: неодушевлённые'],
    [/червы'/, 'черви'],
    [/бубен/, 'бубён'],
    [/в ряду, ничья/, 'общая'],
    [/Трудно:|Очень трудно/, 'жёстко'],
    [/Стол обещал|долю случая/, 'сервер зафиксировал секретное число'],
    [/\p{L} …/u, 'без пробела перед многоточием'],
    [/одного цвета|пять цветов|цвета любые/, 'масть'],
    [/накрыт|накры(?:ть|вает)/i, 'открыть'],
    [/\(обычно |; иначе \d/, 'по умолчанию'],
    [/regular: 'Завсегдатай'|random: 'Случай'/, 'уровень не завсегдатай'],
    [/жест[а'а]?\b/, 'реакция'],
    [/против \$\{(?:against|player)/, 'имя в именительном падеже'],
    [/(?<![а-яё])крест(?![а-яё])|бубнов/i, 'отметка Х, валет бубён'],
    [/черви и дама[^']*стоят очков/i, 'отнимают очки'],
    [/считаются все три/, 'H17: если в ряду тройка, их четыре'],
    [/Две пары восьмёрок/, 'две пары — другая комбинация'],
    [/[Пп]ропустить (?:глоток|может)/, 'отказаться: пропустить глоток — значит выпить'],
    [/ставки против: \$\{facts/, 'против ставят: это ставят они, а не против них'],
    [/Драка выходит|soFar: 'Пока'|Стол покидает/, 'начать драку, сумма, выходит из-за стола'],
    [/раунд ждёт \$/, 'раунд не ждёт «больше ничего»'],
    [/'Глотки'|Прочь|Удача раздач|значки/, 'глотков, долой, везение, символы'],
    [/черви и дама (?:только у вас|пока только)/, 'черви или даму берёт: в руках они и у других'],
    [/ —/, 'перед тире неразрывный пробел: строка с него не начинается'],
  ],
}

test('a trick in Russian is called кон in Half-Pint Heroes and взятка in Herzlos', () => {
  const files = (folder: string, wrong: RegExp) =>
    textsIn('ru').flatMap(({ file, text }) => (file.startsWith(folder) && wrong.test(text) ? [file] : []))
  expect(files('half-pint', /взят(?:ки|ок|ку|ка)/i)).toEqual([])
  expect(files('herzlos', /(?<![а-яё])кон(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?![а-яё])/i)).toEqual([])
})

test.each(Object.keys(FIXED) as Language[])('wordings that were corrected in %s do not return', language => {
  const found = textsIn(language).flatMap(({ file, text }) =>
    FIXED[language].flatMap(([wrong, instead]) => {
      const match = wrong.exec(text)
      return match === null ? [] : [`${file}: "${match[0]}" (${instead})`]
    }),
  )
  expect(found).toEqual([])
})
