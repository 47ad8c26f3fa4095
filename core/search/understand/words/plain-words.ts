/** Words that carry no wish of their own and vanish when nothing around them takes them up. */
export const stopWords = [
  ...words(`
    baujahr bj ez erstzulassung kilometerstand kilometer
    ein eine einen einem einer eines der die das den dem des und oder mit in im an am auf aus bei zu zum zur von vom
    für als ich wir mir suche suchen sucht gesucht such hätte gern gerne brauche brauchen möchte will kaufen kauf
    auto autos wagen pkw fahrzeug fahrzeuge kfz bitte nur auch sollte sein haben hat ist soll wenn möglich möglichst
    gut guter gute gutes guten so es er mein meine meinen noch mal aber bzw etc usw farbe marke modell ab bis um
    preis inkl inklusive euro eur km ca max min zirka mindestens the a with and or for of car cars looking search
    searching find buy want need me i to is that please some any vehicle vehicles has have welche welcher zeige zeig
    show alle all angebote angebot inserate getriebe antrieb treibstoff kraftstoff motor at wäre was sowie plus
    schönes schöner schönen schöne schön nettes netter nettes nice good cool cooler cooles fesch fescher fesches leiwand
    toll toller tolles super perfekt perfekter perfektes ideal idealer ideales passend passender passendes
    hallo servus griaß grüß gott hi danke dank vielen lg mfg gruß grüße thanks hello
    bin bist sind seid war werden wird würde würden könnte kann können muss müssen darf sollen wollen braucht bräuchte
    hab habe hast haben's gibt gibts geht nehme nimm taugt passt mag mögen fahren fahre fährt fahr benötige benötigen
    mich dich uns euch ihm ihr sie man jemand unser unsere unseren unserem unserer dein deine sein seine ihre ihren meiner
    meinem meines sohn tochter frau mann freundin freund mama papa mutter vater eltern
    dass damit welches irgendein irgendeinen irgendwas etwas was eher lieber vor allem hauptsächlich gut egal ganz sehr
    recht ziemlich wirklich halt eben mal ja nein denn doch nun jetzt bald gleich schon dann da dort hier her hin rein
    fürs ins zum beim vom am ans aufs unterm übers a an des e.g. zb z b bsp beispiel ggf evtl eventuell vielleicht
    händler autohaus vom dealer dealers verkauf verkaufen ankauf inserat angebote angeboten anzeige anzeigen
    brauch trips hauptsache ausgeben dabei leute mum dad daughter son wife husband parents growing roads bekommen kriegen kriege wo ma
    would like could can should must be am are it its my we our you your he she they them this these from by in on
    looking something really very also just only maybe think about get got give im i'm do does
    suach suachad suacht suchad mecht mechat mechtat mechad hob hobn hättat hätt hätts hät hätta hätten brauchat brauchad
    brauchert bräucht bräuchten fia fias fiad de des dea ana anan wos woas wia wie mia di eahm sei mei meina mein deins
    oide oida voda muada dirndl bua buam gscheit gscheits gscheide gscheiter gscheida gscheites feins feines feine feiner
    leiwands leiwandes lässig lässiges lässiger ordentlich ordentliches ordentlicher ordentliche anständig anständiges
    anständiger vernünftig vernünftiges vernünftiger vernünftige hübsch hübsches hübscher fesche
    autl auterl wagerl kistn kiste kübel karre karren karrn hobel gefährt schlitten vehikel untersatz fahrbarer fahrbaren
    foan fohrn fahrn foahrn kaufn kaufa wü woin bissl bisserl bissi eh grad no nu amoi
    schwiegermutter schwiegersohn schwiegertochter schwiegereltern enkerl enkel enkelin enkelkind nichte neffe bruder
    schwester kollege kollegin chef nachbar nachbarin verlobte partner partnerin gattin gatte kumpel mädl mädel bub
    interessiert interesse gesuchtes wünsche wunsch wünschen zahle zahlen leisten sollt solls dürfte könnten hätts kannst
    liebsten bevorzugt bevorzuge vorzugsweise idealerweise unbedingt zwingend wichtig dringend demnächst 
    tät täte würd würds wäre wärs wär wärn is seins alles allen allem aller ob bzgl bezüglich betreffend zwecks
    zusammen insgesamt gesamt ungefähr circa etwa jedenfalls sonst außerdem zusätzlich ebenfalls ebenso weiters dazu davon
    dafür darauf damit drin drinnen dran drauf innen außen halbwegs einigermaßen relativ absolut total
    einfach normal normales normaler normale irgendwie irgendeine irgendeines irgendeiner irgend welchen gutes besten
    bestes beste bester moment aktuell zurzeit derzeit momentan heuer nächste nächsten nächstes ersten mal anderes
    ideally preferably preferred wanted wants wanting wish decent reasonable somewhere one ones id ideal
    hi there dear sir madam im ive if possible possibly quite pretty so but as well too
    fahrzeugs wagens pkws stück exemplar modelljahrgang sowas   
    typ sorte art fzg gfz gebrauchs      
        egal welches machen mach macht tun kommt kommen komme läuft laufen
    steht stehen liegt noch dazu maximalpreis
    schick schickes schicker schicke ganze ganzen ganzes top fürn fürd san reicht reichts wuascht wurscht wurst owa oba aba guada guade guads wegen österreich österreichweit austria bundesweit reinpassen hineinpassen passen reingehen marken fabrikat hersteller m ve re ll what which how when pflicht muss must hast habts gibts hätt's dort gesucht wird
    maximal gebaut gearbox transmission engine colour color fuel make model lackiert lackierung farben
  `),
  'in der',
  'in meiner nähe',
  'near me',
];

/** Stay visible as text and are never taken for a misspelt name, however near one they are. */
export const ordinaryWords = words(`
  viel viele vieler vielen jänner januar februar märz april mai juni juli august september oktober november dezember
  dieser diese dieses diesem diesen immer weiter weitere weiteren später morgen mitte stunden minuten passt steuer
  straße räder mobil modelle modellen autohaus start state space still while drive later shift write classes version
  always spare scale staff support accident transport singer traffic bilder bildern seine seiner meiner deiner
  titan sport sports style active highline comfortline trendline life edition premium limited ambition ambiente
  elegance business executive advance attraction exclusive line turbo familie
  klein kleiner kleines groß großer schnell schneller schönes schöner gepflegt
  gepflegter anfänger fahranfänger tuning leasing finanzierung export import neuwertig top zustand privat händler
  bastler defekt motorschaden tausch allspace sportback sportline launch scout cross alltrack allroad performance
  competition black plus pure first white winter sommer reifen felgen motor sitze tank dach licht spiegel kinder
  hund stadt land arbeit student frau mann reise urlaub anhänger ziehen long range standard basis klasse reihe
  serie series class typ type facelift neu neue neuer neues neuen new cooper works john gran grand spezial special
  sonder garage sparsam zuverlässig robust platz kofferraum preiswert fair rate monat kredit liter perfekt
  perfekter super gross kurz lang hoch tief warm kalt gelb mega
`);

/** Turn a limit round: "kein Verbrauch über 6 Liter". */
export const negationWords = words(
  'nicht kein keine keinen keiner keines keinesfalls nie niemals not no never ohne without',
);

/** Take back what follows: "ohne Tesla", "kein Diesel". */
export const exclusionWords = [
  ...words(`
    ohne kein keine keinen keiner keines keinem nicht außer ausser ausgenommen without except not no excluding exkl weder
    exklusive keinerlei ka
  `),
  ...['alles außer', 'alle außer', 'alles ausser', 'everything but', 'anything but', 'everything except', 'all but'],
  ...['bloß keinen', 'bloß keine', 'nur keinen', 'nur keine', 'ja kein', 'ja keinen', 'ja keine', 'am liebsten kein'],
  ...['auf gar keinen fall', 'bitte kein', 'bitte keinen', 'bitte keine'],
  ...['gar kein', 'absolut kein', 'definitiv kein', 'sicher kein', 'nichts mit', 'nix mit', 'aber ohne', 'aber keine'],
  ...['anything except', 'no more', 'nicht unbedingt', 'nichts', 'nix', 'never'],
  'bloß kein',
  'nur kein',
  'auf keinen fall',
  'but not',
  'aber kein',
  'aber keinen',
];

/** Join things of one kind: "ohne Tesla und BMW", "Mazda 3 oder 6". */
export const conjunctions = words(`
  und oder or and noch nor u od & , / bzw sowie
`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
