// Words of cannabis, drugs, tobacco, and alcohol.
import type { Lexicon } from './lexicon.ts';

export const cannabis: Lexicon = {
  isSold: true,
  strong: `!cannabis|cannabinoid|marijuana|marihuana|mariguana|thc|thca|thcv|thcp|hhc|delta 8|delta 9|delta 10|delta8|delta9|!kratom|maeng da
    |ketum|sinsemilla|ganja|budtender|pre rolls|prerolls|pre rolled joint|indica|sativa|420 friendly|420 sale|420 deals|og kush|kush strain|weed dispensary
    |weed delivery|weed deals|!best weed|weed menu|mmj|cbd oil|cbd gummy|cbd gummies|cbd tincture|cbd cream|hemp flower|hemp smokes
    |hemp cigarettes|hemp gummies|live resin|live rosin|dab rig|space cake|moon rocks|hash rosin|head shop|headshop|one hitter|water pipe
    |dispensario de cannabis|aceite de cbd|gomitas de cbd|gomitas de thc|tarjeta medicinal|churros forjados|ya forjados|semillas feminizadas|feminizadas
    |clones enraizados|marihuana medicinal|cannabutter|full spectrum tincture|gorilla glue strain|sour diesel|girl scout cookies strain
    |gelato strain|wedding cake strain|northern lights strain|white widow|acapulco gold|magic brownies|pot brownies|weed gummies|budder|distillate cart|vape cart
    |infused edibles|infused gummies|infused chocolate|infused brownies|bud bar|smokable hemp|amanita
    |marijuana clones|clones just|rooted clones|fem seeds|feminized seeds|autoflower|autoflowers|germ guarantee|northern lights|skunk #1|sour d|wedding cake clones
    |free grams|first time patients|rec and med|medicinal herb|cannabis card|qualify for a card|treatment center same day|legally protected in|leaf caps|red vein
    |white vein|green vein|delta blend|d9 chews|d8 chews|moonrocks|nerd ropes|nerds rope|rice crispy|brownies magicos|mantequilla verde|dab bar|heady pieces
    |heady glass|new rigs|bangers and|pre armado|resina viva|media onza|puro cogollo
    |la matita|de la matita|infusionada con flor|maridaje de cepas|cena infusionada|papel para tu mota|para tu mota|farm bill|third party tested thc|cbd dog|cbd treats
    |vet loved cbd|budtenders|halfs #|420 happy hour|tarjeta para comprar|lo que se prende`,
  name: `blue dream|medical card|bong|bongs|=weed|cbd|hemp|canamo|dispensary|dispensario|edibles|kava|joints|=mota|mj`,
  product: `canna|kief|dabs|cbn|cbg|gummies|tincture|=d8|=d9|carts|cartuchos de 1g|grinder|rolling papers|concentrate|yerbita|cogollo|comestibles|gomitas|shatter|badder|rosin|terpene|=bud|=buds|blunt|=kush|reefer|strain|cepas|hierba|hash
    |exotics|eighths|8ths|flower deals|hitter|canalas|sabanas|toke|ounces|zips|churros forjados|mercancia verde|la planta|gotas de canamo|loud pack|420|710
    |🌿|marijuana card|zkittlez|runtz|gelato 41|gorilla glue|green crack|purple haze
    |rigs|torches|glass pieces|gummies start|growers|grow|chews|sleep gummies|jar|jars|infusionada|cosecha|indoor|greenhouse|brownies|botanicals|extracts|🌱|4:20|🍃|🌳|sesh|d9|d8|d10|blinkers|rollies|flor de invernadero|dispensaries`,
  slang: `top shelf|mids|shake|gallos|wax|sauce|flower|green|infused|baked|munchies|munchie|stoner|blaze|hot box|hotbox|lit|high|ponen bien|te ponen|te dejan
    |bring your own bud|packs|gas|oil day|couch lock|medicado|medicada|sin crudas|en las nubes|plug|menu is live|driver|risita|cultivo|grow tent|nug|nugs
    |zip|herbal high|legal high|dank|loud|tarjeta verde|recomendacion|cuarto de cultivo|gotitas|de la buena|vac sealed|al vacio|remedio
    |lift off|gets you there|really gets you|giggle|won't fail a test|legal in your state|plain packaging|tap in|ando repartiendo|se entregan en|chill square|how high|la buena
    |llego la buena|zips #|se prende|green drops|gotas verdes|onza de|la onza|tu onza|free gram`,
  act: `# mg|mg|#mg|gram|grams|gramo|gramos|#g|eighth|8th|ounce|onza|media libra|top shelf|lab tested|take the edge off|no groggy|sleep like|duermes|relax
    |smoke|puff|roll|a p|under 0.3|microdose|high|blaze|ansiedad|insomnio|comprar legal|21 and up|solo mayores|couch|buzz|stoned|tracking sent|potency`,
  guard: `hearing|ordinance|planning board|city council|zoning|agenda|lawn|garden|gardening|yard|mulch|turf|mowing|mow|landscaping|landscape|fertilizer|crabgrass|dandelion|patio|driveway|flowerbed
    |central business district|optical|optician|pharmacy|hospital|testing|eyeglasses|police|prevention|substance|drug free|parents|padres|platica|law|safety
    |jardin|pasto|jardineria|fabric|shirt|rope|linen|twine|tomato|seed catalog|bakery|cake|bouquet|florist|vase|yoga|abuse|rehab|recovery`,
  innocent: `strains of|new strains of|strain of|rare strains|rare strains of|weed control|weed killer|weed eater|weed whacker|weed wacker|weed prevention|weed barrier|weed free|weed pulling|weed removal
    |weed spray|weed and feed|weed n feed|weed treatment|weed management|hemp street|hemp hill|hemp rope|high school|high five|high chair|high water|high tea
    |pot roast|pot luck|potluck|flower pot|green leaf|edible flower|edible arrangement|edible photo|edible image|baked goods|fresh baked|joint replacement
    |joint pain|joint custody|burger joint|pizza joint|bud vase|rose buds|taste buds|optical dispensary|corned beef hash|hash brown|hash browns|real estate
    |seed catalog|hot sauce|soy sauce|apple sauce|mala hierba|hierba buena|hierbas finas|vitamin gummies|gummy bears|gummy worms|fruit gummies|fiber gummies
    |gas station|natural gas|gas tank|wax bottles|wax museum|ear wax|car wax|leg wax|brazilian wax|high street|chicken strain|muscle strain|eye strain|back strain`,
};

export const drugs: Lexicon = {
  isSold: true,
  strong: `!methamphetamine|!crystal meth|!mdma|lsd tabs|psilocybin|psilocibina|magic mushrooms|shrooms|hongos magicos|anabolic steroids|esteroides|sarms|buy steroids
    |research chemicals|research peptides|peptide vials|bpc 157|bpc157|tb 500|retatrutide|retatrutida|cjc 1295|ipamorelin|melanotan|no prescription needed
    |no prescription required|without a prescription|without prescription|no prescription|no rx needed|no rx required|no rx|no script|no script required|sin receta|buy pills|cheap meds|cheap viagra|cheap cialis|generic viagra|generic cialis|trenbolone|dianabol|winstrol|test cyp|test e|testosterone cypionate
    |black tar|fentanyl pills|perc 30|8ball|eight ball|pure coke|tusi|molly drop|ecstasy pills|extasis|dmt|ayahuasca|ibogaine|peyote|hydroponic shrooms|quaaludes
    |codeine syrup|hitech|act red|oxy 30|oxys for sale|xanax bars|xanies|addys|street price|nitrous tank|whippets|whip its|cream chargers|galaxy gas
    |honey packs|royal honey|miel turca|miel del rey|rhino pills|clonazepam|rivotril|tafil|fish antibiotics|fish mox|skip the prescription
    |hongos de san isidro|compounded semaglutide|compounded tirzepatide|semaglutide at home|ketamine at home|ketamine lozenges|scripts online
    |hgh|growth hormone|hormona de crecimiento|botox a domicilio|filler a domicilio|pastilla azul|pastillita azul|la pluma azul|little blue pill|blue pill|ed meds|ed pills
    |rx without|without seeing a doctor|no doctor visit|online rx|doctor in # minutes|script sent|adhd meds|adhd medication online|meds from mexico
    |medicina de mexico|farmacia de mexico|antibioticos sin|inyeccion para bajar|inyecciones para bajar|shot to lose|skinny shots|weekly shots|ozempic alternative
    |peptide therapy|hair peptides|microdose|microdosing|microdosis|mushroom gummies|shroom|shroom bars|polka dot bars|acid tabs|eightball|zannies
    |m30|lean pint|pints of lean|wockhardt|steroid cycle|gear for sale|test enanthate|tren ace|masteron|clenbuterol|t3 cytomel
    |viagra natural|botox party|botox parties|filler party|lip filler at|plumas de ozempic|anestesia|ed gummies|enhancement pill|male pill|rendimiento sexual
    |vigor sexual|ereccion|erecciones
    |pillport|phentermine 37|fentermina|clobenzorex|canada pharmacies|india pharmacies|canadian pharmacy|indian pharmacies|ez meds|no consult or labs
    |no pedimos receta|no se pide receta|skinny pens|skinny pen|botox vials|vials and fillers|no license needed|diy botox|lavadita|tianaa
    |tianeptine|complejo b dexametasona|dexametasona|los brasilenos|para gluteos|blue 30s|leftover diabetic|diabetic strips|test strips for cash|purple drank
    |lean and|drops # the party|5000iu|#iu|self inject|foco y cristal|fetty|fetty free|dog food and soft|cristalitos|tusi rosa|bars n blues|glp shot
    |glp-1 shot|bodyrx|labs no call|no video call|daily tablet|plumas para bajar|sin cedula|cruza a juarez|encargar insulina|tramadol y
    |tirzepatida compuesta|sin consulta ni|snow report fresh powder came|half 300|ball #|wait room no`,
  name: `derrumbes|semaglutide|semaglutida|tirzepatide|tirzepatida|peptides|peptide|peptidos|steroids|steroid|ketamine|viagra|cialis|xanax|adderall|percocet|oxycodone|cocaine|cocaina|ozempic|wegovy|sildenafil|tadalafil|controlled|lsd|clen`,
  product: `no doctor needed|percs|poppers|ritalin|vyvanse|oxycontin|vicodin|norco|valium|ambien|tramadol|fentanyl|fentanilo|heroin|heroina|ketamina|mounjaro|zepbound|glp 1|testosterone|testosterona|hgh
    |amoxicillin|antibiotics|antibiotico|opioid|benzos|stimulants|adhd stimulants|phentermine|lean|meth|molly|tren|dbol|anavar|codeine|hydrocodone
    |botox|filler|relleno de labios|hilos|tox|toradol|trt|low t|hrt|pills|pastillas|pildoras|vial|vials|ampolletas|ampollas|prozac|gabapentin|lyrica
    |modafinil|ivermectin|ivermectina|insulin pens|mushroom chocolate|mushroom bars|spore|san isidros|niño santo|nad|sema|reta|tesa|ghk cu|mots|hormone|hormona
    |brand name meds|meds|medz|medicina controlada|jarabe con codeina|💊|💉|inyecciones|pluma|compounded|prescribed online|promethazine|hormonas|suero con|zaza|pegasus|soma|rosita|iron horse|jungle gold|keta|toxina|enzimas para|odorizers|hcg|no consult|stamps $`,
  slang: `bars|30s|blues|tabs|rolls|teslas|supremes|perks|school bus*|scripts|study buddies|naranjas|la blanca|nieve|perico|polvo|cristal|foco|tachas|chocho|chochos|candy|snow|=coke|powder|special k
    |=x|=k|=e|caps|trip|viaje|blast off|infused|pints|pour|oz pour|pens|script|deems|hongo|hongos|chocolate bar|fun guys|see god|ciclo|cycle|gear|juice|pins|bac water|not for people|research use|gets a yes
    |weekly shot|the shot|the pen|quita el hambre|mamados|mamado|ponerse mamados|laboratorio|no awkward|awkward visit|chewables|little helper|blue helpers|rendir|ya no rinde|no rinde|extra vials|house calls
    |balloons|spray que te broncea|tan spray|microdos*|gas station legal|smart pills|focus pills|nervios|dolor fuerte|para dormir|no duermen|oz of|meds without|8 balls|tabs of|potencia sexual
    |bring exact|same corner|no cash no talk|party pack|drop off to your party|walk in no|celebs take|my girl in|from my girl|not pressed|refill anytime|under the tongue`,
  act: `no insurance|no visit|no lab work|ships tomorrow|ships next day|overnight|next day|discreet|discreto|discreta|plain box|min #|pay by zelle|cashapp only|cash app|crypto|bitcoin|btc|bulk pricing|in stock
    |approved in # min*|approved in|approval in # min*|quiz takes|shipped to your home|per arm|an arm|el gramo|gramo|a gram|gram|a pill|a pop|each|ea|por mensaje|inbox|# box|shipped|de mexico|from mexico|tijuana|frontera|border
    |across the border|yo se la pongo|se la pongo|te la llevo|delivered|drop off|mg|#mg|10ml|#ml|caja de #|entrega|domicilio|without insurance|97 approved|doctor free|online doctor|telehealth|at home|a month|/mo|mo|al mes
    |sin consulta|sin preguntas|no questions|no contesto|solo conocidos|conocidos|hookup|hook up|text before|pull up|dose|dosis|leftover|left over|en mi sala|house call|week|wk|semana`,
  guard: `refill|refills|pharmacist|overdose|sobredosis|naloxone|naloxona|narcan|awareness|recovery|rehab|prevention|prevencion|screening|copay assistance|treatment center|opioid settlement
    |ready for pickup|your appointment|su cita|your order|rx ending|disposal|take back|drop box|sober|sobriety|drug free|testing|vet|veterinary|heartworm|flea|recall|recalled|patient assistance
    |patients|para participantes|wic|formula|vaccine|vacuna|flu shot|covid|your prescription|su receta esta|receta esta lista|su medicina esta|hospice|newsletter|police|sheriff|library|book club|dui|insulina`,
  innocent: `salt bars|cristal de cuarzo|cristal roto|cristal templado|cristal de su|figuras de cristal|hay cristal de|candy bar|chocolate bars 3|bath salts|pill bugs|acid wash|acid reflux|fresh powder|baking powder|powder room|powder coat|protein powder|egg rolls|spring rolls|dinner rolls|cinnamon rolls|toilet paper rolls
    |coca cola|coke zero|diet coke|2l coke|l coke|lean ground|lean cuisine|lean on|steroid injection|cortisone|epidural|your prescription is ready|prescription ready|prescription sunglasses|prescription glasses|prescription lenses
    |laughing gas|infant formula|speed limit|molly maid|vitamin b12|b12 injection|business cards|gift cards|phone case|smoke free|wallet pen|insulin pump|candy cane|snow cone|snow day|snow removal|snow plow`,
};

export const tobacco: Lexicon = {
  isSold: true,
  strong: `tabaco|cigarette|cigarettes|cigarros|cigarrillo|cigarrillos|ciggies|cigarillo|stogie|habanos|puros hechos|puros cubanos|caja de puros|vape|vapes|vaper|vaping|vaporizador de nicotina|e cig|e cigarette|ecig|e liquid|eliquid|ejuice|e juice|vape juice|juul
    |nicotine|nicotina|hookah|shisha|snus|zyn|zyns|velo pouches|rogue pouches|elf bar|elf bars|elfbar|geek bar|geek bars|puff bar|puff bars|lost mary|lost marys|breeze pro|fume extra|hyde edge|raz 25k|raz tn|foger|vuse|njoy|blu pods|stig
    |swisher sweets|swishers|backwoods|black and mild|game leaf|grabba|grape wraps|blunt wraps|marlboros|camel crush|camels carton|parliament lights|pall mall|american spirit|benson hedges|djarum|bidis
    |long cut|dip tobacco|chewing tobacco|copenhagen long|skoal|grizzly wintergreen|heets|iqos|heated stick|heat not burn|salt nic|nic salts|nic salt|nicsalt|smoke shop|smokeshop|vape shop|vape store|tobacconist|drip tip|box mod|coils and|squonk
    |surgeon general|rolling tobacco|loose tobacco|cajetilla|cajetillas|faros y|puro cubano|torcedor|humidor|narguile|cachimba|nicotine pouch|nicotine pouches|disposable vape|15k puffs|25k puffs|#k puffs|mil jalones|mil puffs
    |padron|oliva serie|rolling event|maduro hit|robustos and|robustos y|pipe tobacco|cavendish|copenhagen|grizzly rolls
    |tobacco flavored|heats doesn't burn|stick heats|senecas|tax free cartons|pack of reds|smokes is|picadura|tabacos|chimo|fog fest|cloud comp
    |juice vendors|vaporhaus|vape juices|flavor cloud|sabor nube|#k screens|bolsitas zyn|zyn y velo
    |dominican sticks|captain's blend|heads all nite|ditch the ashtray|sin que te cachen|pantalla 0 a 5|lounge hookah|hookah lounge|hookahs
    |pod juice|new disposables|disposables and`,
  name: `newport|newports|marlboro|cigars|cigar|vapeo|tobacco`,
  product: `breezes|delicados|puff|puffs|puros|puro|pouches|disposables|desechables|desechable|menthol|menthols|mentolado|mentolados|cartons|carton price|cajetilla|salts|pods|mods|coils|wraps|robusto|robustos|toro|toros|maduro|connecticut shade|connecticut shades|hand rolled|hand rolleds|sueltos|singles|loosies|loosie
    |snuff|dip|flavor heads|pipe|pipas|hookahero|carbon y sabores|ciggs|cigs|smokes|packs of ports|ports|breezes|vapo|elfitos|lip pillows|upper decky|freebase|shag|torch|lighter|mango ice|sandia ice|watermelon ice|blue razz|razz ice|strawmelon|🚬|💨|fume|vap|ecigs
    |quit smoking alternative|salt based|cloud juice|cigarettes carton|cuban seed|maduros|churchill|churchills|velo|grizzly|recargable|corticos|rechargeables|juice is free`,
  slang: `flavors|sabores|jalones|clouds|nubes|cloud|refill days|top it|tin|tins|=cans|long lasting|no spit|no smoke|no boss noticing|gym safe|cheaper than therapy|lychee|llego el de|caben en|ashes|evening on the porch|#mg|6mg|50mg|3mg|12mg|upper lip|buzz|kick|ritual|cartridge|cartridges|battery|starter kit|sweet flavors
    |cool mint|wintergreen|flavored|ban on flavors|ice|toothpick|draw
    |no id no prob|show a 21|hide it in|hide it|charges like a usb|short story|leather chair|night run|purple van|wintergreen in|any gas station|2nd refill|=reds|hits|25k|20k|30k|30k hits|cutter|cortador|your briar|briar|ashtray|rape|free tins`,
  act: `text id pic|age verification|must be 21|21+|# mg|#mg|puffs|roll your own|buy a roll|carton|cartons|# packs|packs|pack|dorm|por caja|caja o suelto|suelto|sueltos|mayoreo|wholesale|case min|tenderos|tax free|duty free|sin timbre|nic|banning|ban|prohibir|flav|flavs|sabor|sabores|smoke|fumar|humo|bogo`,
  guard: `quitline|quit line|stop smoking|stop vaping|quit|quitting|smoke free|smokefree|cessation|cravings|dejar de fumar|sin humo|deje de fumar|prevention|prevencion|awareness|school|parents|padres|no smoking|no se permite fumar|no fumar|smoking is not allowed|detector|policy|politica|cough|tos|pediatric|pediatrics|cool mist|asthma|lung
    |coffee|cafe|cartuchos hp|ink|printer|tinta|algodon de azucar|patio now|building is|apartments|library|podcast|laundry|detergent|tide`,
  innocent: `smoke free|nicotine free|menthol rub|tobacco free|vape free|tobacco cessation|nicotine patch|nicotine gum|nicotine replacement|quit tobacco|quit vaping|stop vaping|quit cigarettes|tobacco use|no tobacco|no vaping|cigar box|tobacco road|cigarette butts|anti vaping|anti tobacco
    |vaping prevention|tobacco prevention|tobacco products are not|vape detector|cool mist vaporizer|smoked brisket|smoked meat|smoked salmon|smoke detector|pellet smoker|air pods|airpods|coffee pods|tide pods|pipe organ|bagpipe|pipe burst|burst pipe|drain pipe|drop pin|chips and dip|bean dip|french dip|double dip|cream puff|cream puffs|puff pastry|puffer jacket
    |newport beach|newport news|newport rhode|puro chocolate|puro corazon|hookah free|port a potty|toro mower`,
};

export const alcohol: Lexicon = {
  isSold: true,
  strong: `!craft beer|beer|beers|cerveza|cervezas|cerveceria|chelas|caguamas|cheve|cheves|chelada|michelada|micheladas|clamato preparado|vinoteca|vodka|whisky|scotch whisky|tequila|mezcal|mezcaleria|sotol|bourbon|liquor|licor|licores|licoreria|licorera|margarita night|frozen margarita|mimosas|bottomless mimosa|prosecco|hard seltzer|hard seltzers|seltzers|white claw|white claws|truly seltzer|buchanan's|don julio|patron silver|drink specials|moscato|malbec|cabernet|pinot noir|pinot grigio|sauvignon|chardonnay|zinfandel|rose all day|jello shot|jello shots|bottle service|bacardi|budweiser|bud light|michelob|modelo especial|cubeta de cerveza|corona extra|coors|heineken|macallan|woodford|!open bar|barra libre
    |craft ipa|=ipas|hazy ipa|double ipa|pilsner|soju|kanpai|moonshine|shots de tequila|ladies night|bar crawl|pub crawl|brew tour|taproom|tap room|taprooms|distillery|destileria|cidery|hard cider|homebrew|!wine tasting|cata de|cata de vino|degustacion|mezcal flight|vuelo de|happy hour drinks|package store
    |beer garden|biergarten|growler|growlers|tall boys|tallboys|cubetazo|cubeta de #|cosmos and|cosmopolitans|old fashioneds|negroni|aperol|ranch water|ranch waters|espresso martini|gin fizz|sidecars|moscow mule|mojito|mojitos|daiquiri|tequila shots|shot de cortesia|byob|corkage|descorche|booze|boozy|21 and over bar|bartender special|fireball|jagermeister|hennessy|four loko
    |house wine|house wines|wine club|tasting flight|barrel pick|small batch bourbon|grey goose|jamo shots|jamo|crowlers|oatmeal stout
    |mexican lager|double ipas|pilsners|penny pitchers|draft pitchers|green drafts|drafts and|wells and|$ wells|well drinks|bloody mary|bloody marys|bloody's
    |spiked cider|hot toddy|toddies|hard kombucha|copeo|curado de|pulque|rioja|pinots|chianti|syrah|cab franc|glasses of wine|glass of wine
    |copas de vino|copa de vino|copa de rosado|copa de tinto|vino tinto|vino blanco|tinto de verano|rompope|jarra de sangria|cubas|ron anejo|unlimited cocktails
    |bottomless package|bottomless drinks|unlimited drinks|bebidas ilimitadas|drink tix|drink tickets|drink package|bar tabs|mug club|thirsty thurs|wine wednesday
    |wine night|wino|mommy juice|pour decisions|pub quiz pints|pints of|pint night|half price bottles|bottle list|oktoberfest|beermosa|beermosas|shotski
    |barback specials|paint and sip|sip and paint|sip n paint|wine down`,
  name: `merlot|sangria|tito's|titos|jack daniels|keg|kegs|spirits store|whiskey|rum|sake|martini|martinis|wine|wines|cocktail|cocktails|coctel|champagne|champana|pina colada|margaritas|alcohol|brewery|winery|vineyard|vineyards|bar|pub|cantina|ipa|cider`,
  product: `screwdrivers|manhattans|spritz|flight of|palomas|paloma|gin|lager|stout|drunken|tipsy|brindis|vinos|vino|alcoholic|happy hour|brewing|draft|drafts|pint|pints|pinta|bubbly|champ|bottles of|botella|botellas|bottle|cork|corks|sommelier|estate bottle|magnums|library release|reds|whites|tasting|bar tab|tab|cantinero|saloon|lounge|cubeta|cubetas|balde|frias|las frias|bien heladas|heladas|cold ones|cold one|12pk|6pk|12 pack|24 pack|30 pack|six pack
    |litro de|cantarito|vampiros|preparados|shots|shot of|shooters|cover|no cover|pours|proof|copas|copa|brunch bottomless|bottomless|tailgate|🍺|🍻|🍷|🥂|🍸|🍹|🍾|🥃|spirits|cask|barrel aged|toast|brew|brews|nightcap|last call|on tap|cerveceros|ron|anejo|reposado|cart girl|transfusions|jars|merlot kit|cava
    |cab|zin|rose|cellars|cellar|distilling|tavern|rooftop|handles|casks|liqueur|shots til|$ shots|drinks|bebidas|tragos|copitas|a sip|estate|vintage|reds and whites|pitchers|steins|stein|sidra|espadin|tobala|pitcher of|tempranillo|crowler|jameson|flights of|single barrel|doubles for`,
  slang: `you call its|call its|black stuff|aunt ruby|prohibition night|jump the line|dj|tailgates|patio open|patio is open|patio's open|coolers|cooler|sip|sips|pour|buckets|bucket|botanita|hot tub|glass of|line dance|karaoke|trivia|party bus|pedal|crew|hangover|hungover|resaca|crudo|cruda|bar la
    |first one's on us|thirsty friends|thirsty|first round|wristbands|skip any time|doubles|thirsty thursday|sipping on`,
  act: `night|noche|21+|21 and up|21 and over|must be 21|adult signature|free shot|on the house|# for #|taste|tasting|sip|pour|pours|toast|salud|cheers|kanpai|half off|late night|till close|doors open|till 11|till 2|partido|game day|degustacion|wings|botana|a la barra|dos botellas|mesa para|bucket|buckets|happy|cubeta|chug|buzzed|delivered|21`,
  guard: `recovery|treatment|counseling|wipes|sanitizer|rubbing|avoid|refrain|surgery|procedure|sober|sobriety|swab|prohibited|abuse|awareness|medication|dui|aa meeting|alcoholics|alcoholicos|interview|applying|hired|stain|stains|formula|baby|toddler|pre op|lab|nail polish|gel|gown|satin|dress|color|colors|medicine|no alcohol|sin alcohol|alcohol free|bible|scripture|church|fasting|ayunas|candle|candles|rug|carpet|mocktail|mocktails|roof|furniture|barre|kids|ninos|sunday school|communion|comunion|vinegar|historical society|museum|lecture`,
  innocent: `beer free|wine free|rum free|sin alcohol|barrel racing|rain barrel|wine barrels|root beer|ginger beer|birch beer|butter beer|beer cheese|beer batter|beer battered|beer can chicken|wine vinegar|wine country road|wine red|wine colored|wine stain|wine stains|red wine stain|cocktail dress|cocktail dresses|cocktail attire|cocktail sauce|shrimp cocktail|fruit cocktail|cocktail table|cocktail ring|cocktail napkin|cocktail length|cocktail party dress|molotov cocktail
    |rum raisin|rum cake|bourbon street|bourbon chicken|bourbon county|bourbon brown|vodka sauce|alla vodka|penne vodka|cotton gin|gin rummy|margarita pizza|pizza margarita|champagne gold|champagne color|champagne colored|champagne satin|non alcoholic|alcohol free|alcohol wipe|rubbing alcohol|isopropyl alcohol|beer street|wine street|rum river|gin blossoms|vanilla bourbon|coq au vin|coctel de camaron|coctel de camarones|coctel de mariscos|coctel de frutas|coctel de fruta
    |happy hour barre|happy hour at the library|boil order|tap water|tap to|tap here|tap dance|juice bar|salad bar|snack bar|bar exam|bar of soap|cold brew|coffee brew|nitro cold brew|nitro|drip bar|candy bar|sushi bar|oxygen bar|monkey bar|blood pint|one pint|pint of blood|pint of ice cream|ice cream pint|strawberry pints|bottle fed|baby bottle|water bottle|bottle drive|oil change|flu shot|flu shots|shot clinic|espresso shot|add a shot|holy spirits|school spirit|spirit week|spirit day|no cover letter|book cover
    |champagne ardenne|beer yeast donation|bottle return|bottle deposit|vino a|vino el|vino la|vino con|vino por|vino un|se vino|nos vino|le vino|vino mucha|barra libre de ensaladas|barra libre de ensalada|barniz tequila|color tequila|tren a tequila|pueblo de tequila|tequila jalisco|zero proof|sin alcohol|sparkling cider|apple cider|cider donuts|cider doughnuts|hot cider`,
};
