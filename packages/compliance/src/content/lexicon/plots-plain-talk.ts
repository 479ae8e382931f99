// Clues and plots of texts that say in everyday words what other lists find by its product: calm threats, slang, and pretexts.

export const plainTalkClues = {
  // Threats without a rude word.
  'next of kin': `your little girl|your little boy|your daughter|your son|your kid|your kids|your wife|your husband|your mother|your family|tu nino|su nino|tu nina|su nina|tu hija|tu hijo|tu esposa|su esposa|tu mama|tu familia`,
  whereabouts: `gets off the bus|walks the last block|walks home alone|walks alone|leaves practice alone|leaves school at|por que puerta sale|por donde sale|a que hora sale|donde estudia|donde trabaja tu|sale de la escuela|i have the keys to your|we have your address`,
  'drop it': `withdraw the complaint|withdraw your complaint|drop the complaint|drop the case|drop the charges|drop the lawsuit|take back what you said|do not testify|don't testify|retira la denuncia|retire la denuncia|quita la denuncia|no declares|reconsider our offer|think about our offer|junta lo que te pedimos|pay what you owe my`,
  'veiled threat': `none of us has to|nobody has to worry|nobody gets hurt|aqui no paso nada|aqui no pasa nada|would be sad to lose|would be a pity|seria una lastima que le|seria una lastima que te|hope the brakes|catch so easily|burn so easily|what i am capable of|what we are capable of|you will wish you|you'll wish you|te voy a encontrar|por las malas|don't last long here|do not last long here|dont last long here|off this street`,
  watched: `forgot to close the curtain|saw you at the window|watched you sleep|i can see your window|te vi por la ventana|te sigo viendo|cambia de numero|cambies de numero|block me all you want|you can block me|new number won't`,
  'must answer': `should really start answering|start answering me|should answer me|you will answer|vas a contestar|vas a regresar conmigo|voy a encontrar|come back to me|still find you`,
  unwanted: `weren't here anymore|werent here anymore|nobody would miss you|no one would miss you|nobody wants you here|nadie te quiere|nadie te extranaria|better without you`,
  'go away': `do us all a favor|do us a favor|do everyone a favor|haznos el favor|haznos un favor|desaparece|just disappear`,
  'people like you': `you and your kind|people like you|families like yours|your kind of people|gente como tu|gente como ustedes|los de tu clase`,
  'leave by': `have until|tienes hasta|tienen hasta|be off this street|leave this street|leave our neighborhood|not welcome here|se larguen|last long here`,
  // Recruiting for hate.
  'pure folk': `white and christian|european descent|european heritage men|being replaced|who will not kneel|won't kneel|keep our town white|white families only|una plaga`,
  'joins them': `meeting|chapter|gathering|brotherhood|join men|join us|text ready|no press|no phones|stand with us|sumate|unete|sacar del barrio|los va a sacar|casa por casa`,
  'they rule': `they own the banks|they control the banks|they run the banks|they own the media|they control the media|own the news|dominan los bancos`,
  'you know who': `you know who|you know exactly who|our children|wake up|kneel|ya sabes quienes`,
  // Slang for guns.
  'gun slang': `clean 9|a 9|my strap|a strap|chopper|heater|heaters|baby drac|draco|compact 40|compact 9|glizzy|blick|blicky|fierro corto|un fierro|un cuerno`,
  'gun telltale': `two sticks|2 sticks|with a stick|drum|never blown|no bodies|not a body|no body on it|switch on it|dos cargas|una carga|con cargas|y parque|3 clips|2 clips|extra clip|serial`,
  'gun kit': `unfinished receiver|unfinished frame|unfinished lower|your receiver|your lower`,
  'gun work': `jig|press|bits|working rifle|finish it|leave with a`,
  // Hookah without its name.
  'hookah bowl': `second bowl|first bowl|bowl half off|free bowl|mint night|segunda cabeza|primera cabeza|cabeza gratis`,
  'hookah thing': `coconut coals|coals|pipe is free|the pipe|doble manzana|carbones|carbon de coco|shisha|narguile`,
  // Drugs.
  crystal: `el cristal|cayo el cristal|llego el cristal|hay cristal`,
  measure: `medio a|el medio|el gramo|gramo a|el completo|medio y completo|bolsita`,
  'slimming pen': `la pluma que usan|pluma para bajar|plumas para bajar|skinny jab|weekly jab|slimming pen`,
  'no doctor': `no ocupas doctor|no necesitas doctor|sin doctor|no doctor|no visit|no insurance|from our lab|de alla`,
  'leaf powder': `red bali|maeng da|bali powder|white borneo|red borneo|green borneo|green vein|white vein|red vein`,
  'leaf talk': `kilo|kilos|powder|ounce|onza|kilogramo|pain|capsules|energy|strains`,
  // Company for money.
  'hired company': `gorgeous company|company for the evening|company for the night|chicas nuevas|nuevas chicas|muchachas nuevas`,
  'hired terms': `ask for rates|ask my rates|rates on request|very discreet|breakfast if you|media hora|cuarto incluido|por la puerta de atras`,
  // Gambling.
  'winning slip': `# leg|leg cashed|legs cashed|leg hit|cashed again|parlay hit|parlay cashed|sure win tonight|easy money tonight|slip hit`,
  'paid picks': `vip|vips|lifetime|tail me|today's is up|todays is up|grupo vip|unlock`,
  'crash game': `little plane|the plane went|plane went x#|el avioncito|avioncito`,
  load: `load #|load $|load 20|get # more|to play|pulled out|recarga|cashed out|cobro #`,
  'cock fight': `domingo de gallos|tarde de gallos|noche de gallos|pelea de gallos|peleas de gallos|jugada de gallos`,
  'cock stake': `se corre|pa arriba|para arriba|apuesta|apuestas|nomas conocidos|de #|compromiso`,
  // Offers to owners of websites.
  'search rank': `not on page one|isn't on page one|on page one|page one of google|first page of google|rank on google|top of google|primera pagina de google`,
  'rank pitch': `came across your|noticed your site|noticed it's not|found your site|free audit|we fix that|can get you|in 60 days|in 90 days|auditoria gratis`,
  // Politics.
  'field work': `knocking doors|knock doors|door knocking|knock on doors with|tocar puertas|tocando puertas|phone banking`,
  'field team': `team _ this|with team|votes short|short last time|clipboards|grab a shift|voters|votantes|walk packet`,
  'count on you': `count on you|are you with _ on|cuenta _ con usted|cuenta _ contigo|contamos con tu voto|contamos con su voto`,
  'voter side': `if you are leaning|if you're leaning|leaning|other side|undecided|toca decidir|nos toca decidir|indeciso`,
  // Debts that were bought.
  'bought account': `account that we purchased|account we purchased|purchased from|we purchased your|account was sold to us|compramos su cuenta`,
  'settles it': `settle for|mark it closed|close the file|to settle it|resolve it for|pagar la mitad`,
  // Pretexts with a number to call.
  'court pretext': `summons for jury|ignored a summons|jury summons|failed to appear|failure to appear|missed jury|missed your court|no se presento al jurado`,
  'pay now': `bond of $|bond of #|settles this|before an officer|officer is dispatched|warrant is served|fianza de|antes de enviar|girar una orden`,
  'closing down': `shutting down|closing our business|going out of business|company is closing|cerrando operaciones`,
  'money back': `must return|refund can go|owe you a refund|return $|refund of $|devolverle`,
  'screen help': `connect to your screen|technician connect|connect to your computer|remote session|anydesk|teamviewer|share your screen|se conecte a su`,
  'won it': `you placed second|placed second and|you were awarded|and were awarded|you have been awarded|number salio ganador|numero salio ganador|salio ganador de|salio ganadora de|you won the`,
  'fee before': `processing fee|release fee|handling of #|handling of $|clearance fee|courier fee|fee of #|fee of $|must clear before|falta cubrir|cubrir el seguro|pagar el envio del premio`,
  'busy chief': `in a meeting|board meeting|in meetings|can't take calls|cant take calls|can't talk|cant talk|can't call|en junta|en una junta|en una reunion|no puedo contestar|no puedo hablar`,
  'card gifts': `gift card|gift cards|tarjetas de regalo|tarjeta de regalo|tarjetas de apple|tarjetas de google|itunes cards|steam cards|ebay cards`,
  'card codes': `scratch|pictures|pics|photo of the back|the codes|codes on the back|raspala|raspalas|los numeros|los codigos|numeros de atras|reimburse|te lo repongo|te repongo`,
  'service bill': `antivirus|geek squad|norton|mcafee|life lock|lifelock|pc protection|computer protection|security plan|proteccion de su computadora`,
  'was billed': `was charged|has been charged|will be charged|auto renewed|renewed for|renewal of|cobro de|se realizo el cobro|se cobro|se renovo|renovacion de`,
  'undo it': `to cancel|to dispute|not authorize|did not authorize|cancellations|billing desk|refund desk|anularlo|para anular|cancelarlo|para cancelar|departamento de cancelaciones`,
  'office threat': `oficina de migracion|departamento de migracion|federal benefits|benefits division|clerk of court|sheriff's office|treasury agent|revenue officer|fiscalia`,
  'order against': `orden en su contra|girara una orden|orden de arresto|assets are seized|assets will be seized|legal action|warrant in your name|warrant will|sera citado|sera detenido`,
} as const;

/** Joined with the plots of the other files. */
export const plainTalkPlots = {
  hate: `whereabouts + next of kin + drop it ~40|whereabouts + drop it + veiled threat ~40|veiled threat + drop it ~40|veiled threat + next of kin + money ~30|watched + must answer ~25|unwanted + go away ~30|people like you + leave by ~25|pure folk + joins them ~40|they rule + you know who ~40`,
  firearms: `gun slang + gun telltale ~20|gun kit + gun work ~30`,
  tobacco: `hookah bowl + hookah thing ~25`,
  drugs: `crystal + measure ~15|slimming pen + no doctor ~25`,
  cannabis: `leaf powder + leaf talk ~20`,
  adult: `hired company + hired terms ~25`,
  gambling: `winning slip + paid picks ~25|crash game + load ~25|cock fight + cock stake ~15`,
  'lead-generation': `search rank + rank pitch ~30`,
  political: `field work + field team ~30|count on you + voter side ~30`,
  debt: `bought account + settles it ~30`,
  phishing: `court pretext + pay now + phone ~50|closing down + money back + screen help ~50|won it + fee before ~40|busy chief + card gifts + card codes ~50|service bill + was billed + undo it + phone ~40|office threat + order against + phone ~50`,
} as const;
