import { z } from 'zod';
import { categories } from './values/vehicle.ts';

interface ProblemText {
  status: number;
  /** Public texts; they name no internals and no other person's data. */
  de: string;
  en: string;
  /** When it is answered, for whoever reads docs/errors.md. */
  when: string;
}

/** Every failure the API can answer with. A code never changes its meaning; a new meaning gets a new code. */
export const problems = {
  'invalid-request': {
    status: 400,
    de: 'Die Anfrage enthält ungültige Angaben.',
    en: 'The request holds invalid values.',
    when: 'Query, headers or body do not fit the schema; `issues` names every field at once.',
  },
  'malformed-body': {
    status: 400,
    de: 'Der Inhalt der Anfrage ist nicht lesbar.',
    en: 'The body of the request cannot be read.',
    when: 'The body is not valid JSON, is empty though one is needed, or its length is not the announced one.',
  },
  unauthenticated: {
    status: 401,
    de: 'Bitte melde dich an.',
    en: 'Please sign in.',
    when: 'The call needs an access token or a key, and none was sent, or it is invalid, has ended, was revoked or may not be used from here: all alike. Access tokens live 15 minutes.',
  },
  'wrong-credentials': {
    status: 401,
    de: 'Diese Angaben stimmen nicht.',
    en: 'These details are not right.',
    when: 'A sign-in with an unknown address, a wrong password or code, an unknown passkey, for an account that is locked or not yet active, or with a ticket that is used up: all alike, so that nobody learns which accounts there are.',
  },
  'session-ended': {
    status: 401,
    de: 'Deine Sitzung ist beendet. Bitte melde dich wieder an.',
    en: 'Your session has ended. Please sign in again.',
    when: 'A session is to be renewed that has ended, was ended, or whose refresh token was used before.',
  },
  forbidden: {
    status: 403,
    de: 'Dazu fehlt dir die Berechtigung.',
    en: 'You are not allowed to do this.',
    when: 'The token is valid, but the call is for others, such as operators. Objects of another dealership answer `not-found` instead.',
  },
  'sign-in-again': {
    status: 403,
    de: 'Bitte melde dich zur Sicherheit noch einmal an.',
    en: 'For safety, please sign in once more.',
    when: 'What outlives a session is to be done by one whose sign-in is older than 15 minutes, or did not show the second factor that the account has: how somebody signs in, rights of people, keys, webhooks, export links, sources of feeds and where inquiries are mailed to, acting for a dealership, letting one in, taking inquiries or a person’s data away, and erasing them.',
  },
  'company-account': {
    status: 403,
    de: 'Deine Firma hat ein eigenes Firmenkonto eingerichtet. Bitte melde dich damit an.',
    en: 'Your company has set up its own company account. Please sign in with it.',
    when: 'Somebody signs in, resets a password or changes how they sign in with an address of a domain that a group’s identity provider is for; alike for every address of the domain.',
  },
  'company-account-refused': {
    status: 403,
    de: 'Mit diesem Firmenkonto kannst du dich hier nicht anmelden. Bitte wende dich an die IT deiner Firma.',
    en: 'This company account cannot sign in here. Please turn to your company’s IT.',
    when: 'What an identity provider says of somebody cannot be relied on, or leads to no account: wrong signature, issuer or audience, an address that is not verified or of another domain, an account that is locked, the portal’s own, or somebody else’s.',
  },
  'company-account-without-role': {
    status: 403,
    de: 'Deinem Firmenkonto ist hier noch keine Rolle zugeordnet. Bitte wende dich an die Leitung deiner Gruppe.',
    en: 'Your company account has no role here yet. Please turn to whoever runs your group.',
    when: 'The identity provider’s claim names no value that gives a role in the group, and the account has none elsewhere.',
  },
  'second-factor-required': {
    status: 403,
    de: 'Für diesen Zugang ist ein zweiter Faktor nötig. Bitte richte ihn zuerst ein.',
    en: 'This account needs a second factor. Please set it up first.',
    when: 'An operator without a second factor calls anything but what sets one up, or the last one of an operator is to be removed.',
  },
  'dealership-suspended': {
    status: 403,
    de: 'Dieser Betrieb ist derzeit gesperrt; ändern lässt sich nichts.',
    en: 'This dealership is suspended at present; nothing can be changed.',
    when: 'Somebody of a dealership that is suspended or closed changes something of it. Reading goes on.',
  },
  'no-new-listings': {
    status: 403,
    de: 'Dieser Betrieb darf derzeit keine weiteren Autos online stellen. Warum, steht in der Übersicht.',
    en: 'This dealership may bring no further cars online at present. The overview says why.',
    when: 'A car is to go online for a dealership that the portal has restricted so. Cars that are on offer stay, and can be changed and sold.',
  },
  'too-many-cars': {
    status: 409,
    de: 'Dieser Betrieb hat so viele Autos, wie er haben darf. Nimm alte Entwürfe heraus oder schreib uns, wenn du mehr brauchst.',
    en: 'This dealership has as many cars as it may have. Remove old drafts, or write to us if you need more.',
    when: 'A car is begun in a dealership that has its maximum (20,000, drafts included, unless the operator has raised it). What is there can be changed and sold.',
  },
  'acting-undeclared': {
    status: 403,
    de: 'Du siehst diesen Betrieb nur an. Sag zuerst, warum du für ihn etwas änderst.',
    en: 'You are only looking at this dealership. First say why you change something for it.',
    when: 'An operator changes something of a dealership without having declared it (`POST /admin/operator/dealerships/:dealershipId/acting`), or more than an hour ago; or keys or people of a group, without having declared it for each of its dealerships. Reading goes on, and is on record.',
  },
  'key-without-scope': {
    status: 403,
    de: 'Dieser Schlüssel darf das nicht.',
    en: 'This key may not do this.',
    when: 'A key makes a call that its scopes do not cover, or one that is for people alone, such as everything about teams and keys.',
  },
  'release-by-another': {
    status: 403,
    de: 'Dafür braucht es eine zweite Person: Freigeben oder von der Website nehmen muss den Text jemand anderer.',
    en: 'This takes a second person: somebody else has to release the text or take it off the website.',
    when: 'A text of the site is to be scheduled, published or archived by whoever wrote its newest version, or one that came with the site is to be archived. Operators may, with a reason that goes on record.',
  },
  'text-was-released': {
    status: 409,
    de: 'Dieser Text war schon freigegeben und bleibt deshalb bestehen. Nimm ihn von der Website, wenn ihn niemand mehr sehen soll.',
    en: 'This text has been released once and therefore stays. Take it off the website if nobody is to see it any more.',
    when: 'A text of the site is to be removed that has been published or scheduled. Only one that no visitor could ever see is removed, with all its versions.',
  },
  'picture-in-use': {
    status: 409,
    de: 'Dieses Bild steht in einem Text. Nimm es zuerst dort heraus.',
    en: 'This picture stands in a text. Take it out of there first.',
    when: 'A picture is to be removed that a text shows, in its newest version or in the one that visitors see.',
  },
  'picture-of-installation': {
    status: 409,
    de: 'Dieses Bild gehört zur Grundausstattung und käme mit der nächsten Version wieder. Du kannst es aus deinen Texten nehmen.',
    en: 'This picture belongs to the basic set and would come back with the next version. You can take it out of your texts.',
    when: 'A picture is to be removed that came with the installation. Every release brings these anew, since its own texts name them.',
  },
  'spam-check-failed': {
    status: 403,
    de: 'Die Spam-Prüfung hat nicht geklappt. Bitte schick das Formular noch einmal ab.',
    en: 'The spam check did not succeed. Please send the form again.',
    when: 'A form’s proof is not ours, not solved, used for another form, or was sent less than 3 seconds or more than 30 minutes after `GET /mail/challenge`.',
  },
  'code-invalid': {
    status: 403,
    de: 'Dieser Code stimmt nicht.',
    en: 'This code is not right.',
    when: 'A search agent is to be verified with another code than the newest one that was mailed. After five such tries the code is worth nothing any more.',
  },
  'code-expired': {
    status: 403,
    de: 'Dieser Code gilt nicht mehr. Bitte einen neuen anfordern.',
    en: 'This code is no longer valid. Please ask for a new one.',
    when: 'The newest code of a search agent is older than ten minutes, has been used, or was tried five times.',
  },
  'not-found': {
    status: 404,
    de: 'Das Gesuchte gibt es nicht.',
    en: 'What you are looking for does not exist.',
    when: 'No object of that id or slug, the path can name none, or it is not the caller’s.',
  },
  'company-account-unknown': {
    status: 404,
    de: 'Für diese Adresse ist kein Firmenkonto eingerichtet. Melde dich mit Passkey oder Passwort an.',
    en: 'No company account is set up for this address. Sign in with a passkey or password.',
    when: 'A sign-in with the company account is begun with an address of a domain that no identity provider is for.',
  },
  'unknown-route': {
    status: 404,
    de: 'Diese Adresse gibt es nicht.',
    en: 'There is no such address.',
    when: 'The path is none of the API’s.',
  },
  'method-not-allowed': {
    status: 405,
    de: 'Diese Adresse kann so nicht aufgerufen werden.',
    en: 'This address does not take that method.',
    when: 'The path exists, but not with this method; `Allow` lists those it takes.',
  },
  'operation-under-way': {
    status: 409,
    de: 'Das läuft schon. Warte, bis es fertig ist.',
    en: 'This is running already. Wait until it is done.',
    when: 'An operator starts something of a kind that is queued or running.',
  },
  'operation-not-stoppable': {
    status: 409,
    de: 'Das lässt sich nicht mehr abbrechen.',
    en: 'This cannot be stopped any more.',
    when: 'An operator cancels something that is over, or that cannot be stopped halfway.',
  },
  'slug-taken': {
    status: 409,
    de: 'Dieser Name ist in Adressen bereits vergeben.',
    en: 'This name is already taken in addresses.',
    when: 'Another object has the slug now, or had it once and still redirects from it.',
  },
  'thread-changed': {
    status: 409,
    de: 'Jemand war schneller: Diese Anfrage hat sich gerade geändert.',
    en: 'Somebody was quicker: this inquiry has just changed.',
    when: 'A thread of the inbox is to be given to somebody or to get a state, and is no longer as the caller saw it.',
  },
  'already-decided': {
    status: 409,
    de: 'Darüber ist inzwischen entschieden. Bitte lade die Seite neu.',
    en: 'This has been decided meanwhile. Please reload the page.',
    when: 'A notice or a complaint is to be decided, assigned, asked about or answered that is decided, or a dealer is asked or answers a second time.',
  },
  'complaint-not-possible': {
    status: 409,
    de: 'Gegen diese Entscheidung ist keine Beschwerde mehr möglich.',
    en: 'This decision can no longer be complained of.',
    when: 'A decision is complained of after six months, a second time, one that did what the reporter asked for, or of a block or restriction that is lifted.',
  },
  'first-decision-was-yours': {
    status: 409,
    de: 'Über diese Beschwerde entscheidet jemand anderer: Die erste Entscheidung war deine.',
    en: 'Somebody else decides on this complaint: the first decision was yours.',
    when: 'An operator decides on a complaint of a decision of their own, while there are other operators.',
  },
  'vehicle-in-use': {
    status: 409,
    de: 'Damit sind noch Autos inseriert. Führe das Modell mit einem anderen zusammen, statt es auszublenden.',
    en: 'Cars are still listed with it. Merge the model with another one instead of hiding it.',
    when: 'A make, model or version is to be hidden that cars on offer or in preparation are of.',
  },
  'word-taken': {
    status: 409,
    de: 'Dieses Wort bedeutet in der Suche schon etwas.',
    en: 'This word already means something in the search.',
    when: 'A colloquial name is to be added that is the name of a make, model or place, a word with a meaning of its own, or an operator’s name already.',
  },
  'city-in-use': {
    status: 409,
    de: 'Der Ort wird noch von einem Händler oder einem Inserat verwendet.',
    en: 'The city is still used by a dealership or a listing.',
    when: 'A city is to be deleted that an address refers to.',
  },
  'listing-sold': {
    status: 409,
    de: 'Dieses Fahrzeug ist bereits verkauft.',
    en: 'This car has already been sold.',
    when: 'An inquiry is about a car that is still shown, but as sold.',
  },
  'too-many-search-agents': {
    status: 409,
    de: 'Mit dieser E-Mail-Adresse sind bereits 20 Suchagenten aktiv. Bitte zuerst einen davon löschen.',
    en: 'This e-mail address already has 20 search agents. Please delete one of them first.',
    when: 'A search agent is verified with the right code, and its mailbox has as many as it can have.',
  },
  'no-dealership-nearby': {
    status: 409,
    de: 'In der Nähe gibt es dafür noch keinen Händler.',
    en: 'There is no dealer for this nearby yet.',
    when: 'Dealers near a place are to be asked, and none within 100 km sells such cars.',
  },
  'too-many-views': {
    status: 409,
    de: 'So viele Ansichten lassen sich nicht sichern. Lösch zuerst eine alte.',
    en: 'That many views cannot be saved. Delete an old one first.',
    when: 'A thirty-first view of the stock is to be saved.',
  },
  'too-many-webhooks': {
    status: 409,
    de: 'Mehr als 20 Webhooks sind nicht möglich. Lösch zuerst einen alten.',
    en: 'More than 20 webhooks are not possible. Delete an old one first.',
    when: 'A dealership or a group has 20 webhooks and is to get another.',
  },
  'webhook-not-active': {
    status: 409,
    de: 'Dieser Webhook ist angehalten. Schalt ihn zuerst wieder ein.',
    en: 'This webhook is not active. Switch it on again first.',
    when: 'A webhook that is paused or disabled is to be tested, or to be sent something again.',
  },
  'too-many-export-links': {
    status: 409,
    de: 'Mehr als 20 Export-Links sind nicht möglich. Lösch zuerst einen alten.',
    en: 'More than 20 export links are not possible. Delete an old one first.',
    when: 'A dealership has 20 export links and is to get another.',
  },
  'bulk-too-large': {
    status: 409,
    de: 'Das sind zu viele Autos auf einmal. Bitte grenze die Auswahl ein.',
    en: 'These are too many cars at once. Please narrow the selection.',
    when: 'A bulk act would concern more than 5,000 cars, or signs of more than 500 cars are to be printed.',
  },
  'bulk-not-possible': {
    status: 409,
    de: 'Das geht in diesem Stand der Sammeländerung nicht.',
    en: 'The bulk change is in a state in which this is not possible.',
    when: 'A bulk act is to be taken back that is not finished, or started again after it was taken back.',
  },
  'feed-not-possible': {
    status: 409,
    de: 'Das geht in diesem Stand des Feeds nicht. Bitte lade die Seite neu.',
    en: 'The feed is in a state in which this is not possible. Please reload the page.',
    when: 'A feed is to go live that nobody has tried with its last file, a run is answered that does not wait, or one is to be taken back that is not finished, was taken back or is older than seven days, or while another of the feed is under way.',
  },
  'edit-conflict': {
    status: 409,
    de: 'Jemand hat inzwischen dasselbe geändert. Bitte entscheide, was gelten soll.',
    en: 'Somebody has changed the same meanwhile. Please decide what is to hold.',
    when: 'Fields of a car are saved, or a change of it is taken back, and somebody else has changed one of them to something third; `issues` names each as `changed-meanwhile`. Nothing is saved.',
  },
  'dealership-incomplete': {
    status: 409,
    de: 'Bevor der Betrieb öffentlich wird, fehlen noch Pflichtangaben. Sie stehen unter „Betrieb bearbeiten“ bei Impressum und Vereinbarungen.',
    en: 'Some mandatory details are missing before the dealership goes public. They are under “Edit dealership”, in imprint and agreements.',
    when: 'A dealership is to become public, or to publish its first car, whose legal data is incomplete or whose agreements are not accepted; `issues` names each of them.',
  },
  'request-decided': {
    status: 409,
    de: 'Über diesen Antrag ist schon entschieden. Bitte lade die Seite neu.',
    en: 'This request has been decided already. Please reload the page.',
    when: 'An operator asks back about, approves or refuses a dealership’s request that another one has approved or refused meanwhile.',
  },
  'dealership-known': {
    status: 409,
    de: 'Einen Betrieb mit diesen Angaben gibt es schon.',
    en: 'There is a dealership with these details already.',
    when: 'An operator makes a dealership whose VAT or register number, phone, mail address, or name and postcode another dealership or an open request has, without saying that this is known; `issues` names what is the same.',
  },
  'too-many-keys': {
    status: 409,
    de: 'So viele Schlüssel sind nicht möglich. Bitte widerrufe zuerst einen, den du nicht mehr brauchst.',
    en: 'That many keys are not possible. Please revoke one that you no longer need first.',
    when: 'A twenty-first key of a dealership or group is to be made while twenty live.',
  },
  'request-in-progress': {
    status: 409,
    de: 'Eine Anfrage zum selben Bestand wird gerade bearbeitet. Bitte versuch es gleich wieder.',
    en: 'A request about the same stock is being worked on. Please try again in a moment.',
    when: 'A call pushes cars of a dealership while another one does; `Retry-After` says for how many seconds to wait.',
  },
  'last-owner': {
    status: 409,
    de: 'Ein Betrieb braucht mindestens eine Person, der er gehört. Gib zuerst jemand anderem diese Rolle.',
    en: 'A dealership needs an owner. Give somebody else this role first.',
    when: 'The only active owner of a dealership is to be removed or to become staff, or a dealership that only its group owns is to be taken out of it.',
  },
  'last-group-owner': {
    status: 409,
    de: 'Eine Gruppe braucht mindestens eine Person, die sie leitet. Gib zuerst jemand anderem diese Rolle.',
    en: 'A group needs a manager. Give somebody else this role first.',
    when: 'The only active owner of a group is to be removed or to become its analyst.',
  },
  'last-operator': {
    status: 409,
    de: 'Dein eigenes Recht als Betreiber kann dir nur jemand anderer nehmen.',
    en: 'Your own right as an operator can only be taken by somebody else.',
    when: 'An operator takes their own right as an operator: whoever does it stays one, so that there always is one.',
  },
  'portal-right-held': {
    status: 409,
    de: 'Dieses Konto hat ein Recht im Portal. Nimm es ihm zuerst unter „Team des Portals“, dann lässt es sich löschen.',
    en: 'This account has a right of the portal. Take it first, under “People of the portal”; then the account can be erased.',
    when: 'The account of an operator or editor is to be erased: rights of the portal are taken before, by the rules for that, so that there always is an operator. Nothing is erased.',
  },
  'only-owner': {
    status: 409,
    de: 'Diesem Konto allein gehört noch ein Betrieb. Gib ihn zuerst jemand anderem im Team, oder schließ ihn; dann lässt sich das Konto löschen.',
    en: 'This account is the only owner of a dealership. Give it to somebody else in the team first, or close it; then the account can be erased.',
    when: 'The account of the only active owner of a dealership that is active or suspended is to be erased; `issues` names each of them in its path. Nothing is erased.',
  },
  'invitation-accepted': {
    status: 409,
    de: 'Diese Einladung ist bereits angenommen.',
    en: 'This invitation has been accepted already.',
    when: 'An invitation is to be mailed again to somebody who can sign in.',
  },
  'restriction-not-possible': {
    status: 409,
    de: 'Das geht beim jetzigen Stand dieses Betriebs nicht.',
    en: 'This is not possible as the dealership stands now.',
    when: 'A dealership is to be restricted that is so already, that is not active, is closed or is a sandbox; or a restriction is to be lifted that is over, or has closed the dealership.',
  },
  'group-in-use': {
    status: 409,
    de: 'Diese Gruppe wird noch verwendet. Was noch da ist, muss zuerst weg.',
    en: 'This group is still in use. What is there has to go first.',
    when: 'A group is to be removed that has dealerships, keys, feeds, webhooks or a company account; `issues` names which.',
  },
  'other-group': {
    status: 409,
    de: 'Dieser Betrieb gehört schon zu einer anderen Gruppe. Nimm ihn zuerst dort heraus.',
    en: 'This dealership belongs to another group already. Take it out there first.',
    when: 'A dealership of one group is to be put into another.',
  },
  'group-still-serves': {
    status: 409,
    de: 'Die Gruppe ist für diesen Betrieb noch eingerichtet. Nimm ihn zuerst dort heraus, wo er vorkommt.',
    en: 'The group is still set up for this dealership. Take it out first where it is named.',
    when: 'A dealership is to be taken out of a group while one of its feeds brings cars for it, or is at work, or its company account gives roles in it; `issues` names which.',
  },
  'already-member': {
    status: 409,
    de: 'Diese Person gehört schon zum Team.',
    en: 'This person already belongs to the team.',
    when: 'Somebody is invited who has a role in the dealership or the group.',
  },
  'listing-gone': {
    status: 410,
    de: 'Dieses Fahrzeug wird nicht mehr angeboten.',
    en: 'This car is no longer offered.',
    when: 'The listing is withdrawn, expired, blocked, sold more than 30 days ago, or its dealership is not active.',
  },
  'invitation-gone': {
    status: 410,
    de: 'Diese Einladung gilt nicht mehr. Bitte lass dir eine neue schicken.',
    en: 'This invitation is no longer valid. Please ask for a new one.',
    when: 'An invitation’s link was used, is older than 7 days, was replaced or taken back, or never was one.',
  },
  'upload-link-gone': {
    status: 410,
    de: 'Dieser Link gilt nicht mehr. Am Computer lässt sich ein neuer Code öffnen.',
    en: 'This link is no longer valid. A new code can be opened on the computer.',
    when: 'A link for a phone’s pictures is older than 30 minutes, was replaced or revoked, or never was one; or whoever made it may add no picture any more: they are locked or have left, their time of acting for the dealership is over, or it is suspended or closed.',
  },
  'company-sign-in-over': {
    status: 410,
    de: 'Diese Anmeldung wurde abgebrochen, ist abgelaufen oder wurde schon verwendet. Bitte beginn noch einmal.',
    en: 'This sign-in was cancelled, has expired or was used before. Please start again.',
    when: 'The provider sends back what this browser has not begun, what is older than five minutes, what was used before, or that the person has cancelled.',
  },
  'reset-gone': {
    status: 410,
    de: 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.',
    en: 'This link is no longer valid. Please ask for a new one.',
    when: 'A link to choose a new password was used, is older than an hour, was replaced, or never was one.',
  },
  'stale-revision': {
    status: 412,
    de: 'Die Daten wurden inzwischen geändert. Bitte lade sie neu.',
    en: 'The data has been changed meanwhile. Please load it again.',
    when: '`If-Match` names a revision that is not the current one.',
  },
  'body-too-slow': {
    status: 408,
    de: 'Die Anfrage ist zu langsam angekommen. Bitte versuch es noch einmal.',
    en: 'The request arrived too slowly. Please try again.',
    when: 'The body has not arrived within five seconds and one more for every 8 KB of it that has. Files have minutes.',
  },
  'body-too-large': {
    status: 413,
    de: 'Die Anfrage ist zu groß.',
    en: 'The request is too large.',
    when: 'The body is larger than the call accepts.',
  },
  'unsupported-media-type': {
    status: 415,
    de: 'Dieses Format wird nicht angenommen.',
    en: 'This format is not accepted.',
    when: 'The body’s `Content-Type` is not the one the call takes.',
  },
  'car-refused': {
    status: 422,
    de: 'Dieses Fahrzeug konnte so nicht übernommen werden.',
    en: 'This car could not be taken as it is.',
    when: 'A car that is pushed alone breaks a rule; `issues` names what is wrong, and the car stays as it was.',
  },
  'idempotency-mismatch': {
    status: 422,
    de: 'Unter diesem Idempotency-Key kam schon eine andere Anfrage.',
    en: 'Another request came under this Idempotency-Key before.',
    when: 'A call comes with an `Idempotency-Key` of the last 24 hours, but with another path or body than then.',
  },
  'revision-required': {
    status: 428,
    de: 'Es fehlt die Angabe, auf welchem Stand die Änderung beruht.',
    en: 'The request does not say which revision the change is based on.',
    when: 'A change of something two people may edit comes without `If-Match`.',
  },
  'too-many-requests': {
    status: 429,
    de: 'Zu viele Anfragen. Bitte versuch es etwas später wieder.',
    en: 'Too many requests. Please try again a little later.',
    when: 'The call’s rate limit is used up, or too much of what the caller sends is on its way at once; `Retry-After` says for how many seconds.',
  },
  'sign-in-throttled': {
    status: 429,
    de: 'Zu viele Versuche. Bitte warte ein wenig, bevor du es wieder versuchst.',
    en: 'Too many attempts. Please wait a little before you try again.',
    when: 'An address, or a network, has tried to sign in too often; `Retry-After` says for how many seconds. The same for addresses without an account.',
  },
  'internal-error': {
    status: 500,
    de: 'Bei uns ist ein Fehler aufgetreten. Wir sind verständigt.',
    en: 'Something went wrong on our side. We have been notified.',
    when: 'A defect. The log holds its cause under the request id.',
  },
  'company-account-unavailable': {
    status: 503,
    de: 'Der Anmeldedienst deiner Firma antwortet gerade nicht. Bitte versuch es in ein paar Minuten noch einmal.',
    en: 'Your company’s sign-in service is not answering. Please try again in a few minutes.',
    when: 'A group’s identity provider does not answer within 4.5 seconds, or answers with a failure.',
  },
  'search-unavailable': {
    status: 503,
    de: 'Die Suche ist gerade nicht erreichbar. Bitte versuch es gleich wieder.',
    en: 'Search cannot be reached right now. Please try again in a moment.',
    when: 'OpenSearch is down or too slow; calls that do not search still answer.',
  },
  'database-unavailable': {
    status: 503,
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuch es gleich wieder.',
    en: 'The service cannot be reached right now. Please try again in a moment.',
    when: 'PostgreSQL is down, is shutting down or has no connection free, or the site cannot reach the API.',
  },
  'media-unavailable': {
    status: 503,
    de: 'Bilder sind gerade nicht erreichbar. Bitte versuch es gleich wieder.',
    en: 'Pictures cannot be reached right now. Please try again in a moment.',
    when: 'The S3 store is down or too slow; calls that need no picture still answer.',
  },
  overloaded: {
    status: 503,
    de: 'Gerade sind sehr viele Anfragen unterwegs. Bitte versuch es gleich wieder.',
    en: 'There are very many requests right now. Please try again in a moment.',
    when: 'The process sheds load; `Retry-After` says for how many seconds.',
  },
} as const satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

export const issue = z
  .object({
    in: z.enum(['query', 'headers', 'body']),
    path: z.array(z.union([z.string(), z.number()])),
    code: z.string().describe('What is wrong, as one word for programs: `too-small`, `invalid-format` …'),
    message: z.string(),
  })
  .meta({ id: 'Issue' });
export type Issue = z.output<typeof issue>;

const named = z.object({ slug: z.string(), name: z.string() });

/** What may still be told of a car that is gone, so that its page can lead on to others like it. */
export const formerListing = z
  .object({
    id: z.number().int(),
    title: z.string().nullable().describe('Null when the listing was blocked: its words may be the reason.'),
    category: z.enum(categories),
    make: named,
    model: named,
    sold: z.boolean().describe('It was sold; otherwise it is not offered any more.'),
  })
  .meta({ id: 'FormerListing' });
export type FormerListing = z.output<typeof formerListing>;

/** An error as RFC 9457 describes it, with what a program and a support call need beyond that. */
export const problem = z
  .object({
    type: z.string().describe('`urn:kardan:problem:` and the code.'),
    title: z.string().describe('Public text in the language asked for, German unless told.'),
    status: z.number().int(),
    code: z.enum(problemCodes),
    issues: z.array(issue).optional(),
    formerListing: formerListing.optional().describe('With `listing-gone`: which car it was.'),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.output<typeof problem>;
