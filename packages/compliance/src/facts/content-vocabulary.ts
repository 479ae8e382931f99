// The words that indicate each category of prohibited or restricted content, and the contexts in which they are innocent.

/**
 * Phrases are lowercase without accents, words separated by one space. A plural with `s` also matches.
 * A match is only a suspicion: it is evidence for a published rule, never the rule itself.
 */
export type ContentVocabulary = {
  /** Sufficient alone. */
  readonly terms: readonly string[];
  /** Sufficient unless the message also has a word from `innocentCompany`. */
  readonly ambiguous: readonly string[];
  readonly innocentCompany: readonly string[];
  /** Longer phrases in which a term means something else. They are removed before the search for terms. */
  readonly innocentPhrases: readonly string[];
};

const list = (text: string): string[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

const vocabulary = (
  terms: string,
  rest: { ambiguous?: string; innocentCompany?: string; innocentPhrases?: string } = {},
): ContentVocabulary => ({
  terms: list(terms),
  ambiguous: list(rest.ambiguous ?? ''),
  innocentCompany: list(rest.innocentCompany ?? ''),
  innocentPhrases: list(rest.innocentPhrases ?? ''),
});

export const contentVocabulary: Readonly<Record<string, ContentVocabulary>> = {
  cannabis: vocabulary(
    `cannabis|marijuana|marihuana|cbd oil|cbd gummies|cbd gummy|thc|delta 8|delta 9|delta 10|kratom|hemp|ganja|budtender
    |pre rolls|preroll|indica|sativa|bong|420 friendly|420 sale|420 deals|thca|weed dispensary|weed delivery|weed deals|og kush|kush strain`,
    {
      ambiguous: 'weed|cbd|dispensary|edibles',
      innocentCompany: `lawn|garden|gardening|yard|mulch|grass|turf|mowing|mow|landscaping|landscape|fertilizer|crabgrass
        |dandelion|patio|driveway|flowerbed|central business district|optical|optician|pharmacy|hospital`,
      innocentPhrases: `weed control|weed killer|weed eater|weed whacker|weed wacker|weed prevention|weed barrier|weed free
        |weed pulling|weed removal|weed spray|weed and feed|weed n feed|weed treatment|weed management|hemp street|hemp hill`,
    },
  ),
  drugs: vocabulary(
    `methamphetamine|crystal meth|mdma|lsd tabs|psilocybin|magic mushrooms|shrooms for sale|anabolic steroids|sarms
    |buy steroids|research chemicals|research peptides|no prescription needed|no prescription required|without a prescription
    |without prescription|no rx needed|no rx required|buy pills|cheap meds|cheap viagra|cheap cialis`,
    {
      ambiguous: `xanax|adderall|oxycontin|oxycodone|percocet|vicodin|valium|ambien|tramadol|fentanyl|heroin|ketamine
        |ozempic|wegovy|semaglutide|tirzepatide|mounjaro|cocaine|viagra|cialis`,
      innocentCompany: `refill|pharmacy|pharmacist|prescription|rx|overdose|awareness|recovery|treatment|rehab|naloxone|narcan
        |prevention|screening|copay|insurance|appointment|dose|dosage|clinic`,
    },
  ),
  adult: vocabulary(
    `porn|porno|pornography|xxx video|xxx pics|xxx movie|xxx rated|nudes|onlyfans|milf|blowjob|camgirl|cam girl|sexting|sext|hot sex|free sex|sex chat|sex toy
    |sex tape|sex tonight|sex video|sex cam|live sex|escort service|escorts available|local escorts|hot escorts|strip club
    |strippers|adult video|adult dating|adult entertainment|adult toys|erotic|sensual massage|happy ending massage|nsfw|horny
    |hot singles|singles in your area|local hookup|hookup tonight|hook up tonight|hookup app|sugar daddy|sugar baby|dick pic
    |casual sex|sexy pics|sexy photos|naked pics|nude pics|nude photos|fetish`,
    {
      innocentPhrases:
        'ford escort|escort service vehicle|paint strippers|wire strippers|wallpaper strippers|horny toad',
    },
  ),
  hate: vocabulary(
    `fuck|fucking|fucked|fucker|motherfucker|motherfucking|shit|bullshit|bitch|asshole|cunt|nigger|nigga|faggot
    |white power|heil hitler|sieg heil|kill yourself|i will kill|we will kill|kill you|shoot you|hurt you and your family
    |you will die|bomb threat|death to all`,
  ),
  firearms: vocabulary(
    `firearm|handgun|ammunition|ammo|ar 15|ar15|ak 47|ak47|glock|gun show|gun shop|gun store|gun sale|guns for sale
    |concealed carry|ghost gun|semi automatic rifle|hollow point|high capacity magazine|silencers`,
    {
      ambiguous: 'gun|rifle|pistol|shotgun|revolver',
      innocentCompany: `violence|buyback|awareness|lockdown|police|sheriff|memorial|museum|safety|hunter|theater|theatre|movie|film|band`,
      innocentPhrases: `gun lake|glue gun|nail gun|heat gun|massage gun|caulk gun|caulking gun|spray gun|top gun|staple gun
        |paint gun|water gun|nerf gun|squirt gun|gun barrel|radar gun|rivet gun|grease gun|gun metal|gun violence|gun safety
        |guns n roses|guns and roses|young gun|jump the gun|big guns|under the gun|stick to your guns|smoking gun|gun hill
        |shotgun house|shotgun start|pistol pete|water pistol|cap gun|shotgun wedding|rifle colorado|rifle co|soldering gun|price gun|t shirt gun|gun run|gun club road`,
    },
  ),
  tobacco: vocabulary(
    `tobacco|cigarette|cigar|vape|vaping|e cig|e cigarette|ecig|e liquid|ejuice|e juice|juul|nicotine|hookah|snus|zyn`,
    {
      innocentPhrases: `tobacco free|vape free|tobacco cessation|nicotine patch|nicotine gum|nicotine replacement|quit tobacco
        |quit vaping|stop vaping|quit cigarettes|tobacco use|no tobacco|no vaping|cigar box|tobacco road|cigarette butts
        |anti vaping|anti tobacco|vaping prevention|tobacco prevention|tobacco products are not|vape detector`,
    },
  ),
  gambling: vocabulary(
    `casino|gambling|gamble online|blackjack|roulette|sportsbook|sports betting|sports bet|bet now|place your bet|place a bet
    |betting odds|parlay|free spins|slot machine|online slots|free slots|draftkings|fanduel|betmgm|bet365|wager|scratch off
    |powerball|mega millions|video poker|online poker|poker room|poker tournament`,
    {
      ambiguous: 'lottery|jackpot|poker|bingo',
      innocentCompany: `school|housing|enrollment|kindergarten|pre k|permit|visa|seat|charter|preschool|library|hunting|draft
        |affordable|addiction|counseling|problem|seniors|classroom|church|fire|run`,
      innocentPhrases:
        'casino pier|casino road|casino real|poker face|fire poker|gambling addiction|problem gambling|gambling help|visa lottery',
    },
  ),
  'high-risk-loans': vocabulary(
    `payday loan|pay day loan|payday advance|cash advance|merchant cash advance|title loan|instant loan|same day loan
    |short term loan|no credit check|fast cash|quick cash|cash today|guaranteed approval|loan approved instantly|easy loan
    |approved for a loan of|cash until payday`,
    { innocentPhrases: 'cash advance fee|cash today only|no cash today' },
  ),
  debt: vocabulary(
    `debt relief|debt consolidation|consolidate your debt|debt settlement|settle your debt|settle your debts|credit repair
    |repair your credit|fix your credit|boost your credit score fast|erase your debt|eliminate your debt|debt forgiveness
    |loan forgiveness|debt collector|attempt to collect a debt|collect a debt|collection agency|out of debt|tax debt
    |wipe out your debt|become debt free|be debt free|live debt free`,
    { innocentPhrases: 'public service loan forgiveness application received' },
  ),
  'investment-schemes': vocabulary(
    `guaranteed returns|guaranteed profit|guaranteed income|stock alert|stock pick|stock tip|hot stock|penny stock
    |forex signal|trading signal|crypto signal|binary options|double your money|double your investment|double your bitcoin
    |double your crypto|risk free investment|daily profit|insider tip|pump group`,
    {
      innocentPhrases: 'back in stock alert|in stock alert|low stock alert|stock alert your item',
      ambiguous: 'forex',
      innocentCompany: 'code|passcode|verification|login',
    },
  ),
  'lead-generation': vocabulary(
    `lead generation|qualified leads|buy leads|exclusive leads|leads for sale|fresh leads|affiliate program|affiliate link
    |affiliate marketing|affiliate offer|seo services|seo ranking|rank on google|first page of google|page 1 of google
    |page one of google|email list for sale|contact list for sale|list of leads|leads we bought|leads we buy|leads we purchased|bought leads|purchased leads
    |purchased list|bought list|leads from a vendor|leads from vendors`,
    { innocentPhrases: 'lead generation meeting' },
  ),
  'get-rich-quick': vocabulary(
    `get rich|make money fast|make money online|make money from home|earn money online|earn from home|earn cash from home
    |mlm|multi level marketing|secret shopper|mystery shopper|financial freedom|easy money|quick money|work at home job
    |work from home job|work from home opportunity|be your own boss|passive income|extra income from home|income opportunity`,
    {
      ambiguous: 'work from home|working from home',
      innocentCompany: `policy|employees|employee|office|vpn|snow|weather|staff|campus|schedule|hr|team|technician|today|tomorrow`,
    },
  ),
  fireworks: vocabulary(
    `fireworks sale|fireworks for sale|buy fireworks|firecrackers|roman candles|bottle rockets|fireworks tent|bogo fireworks
    |fireworks store|fireworks stand|off fireworks|off all fireworks`,
  ),
  alcohol: vocabulary(
    `beer|wine|vodka|whiskey|whisky|tequila|bourbon|liquor|margaritas|margarita night|frozen margarita|champagne|mimosas|sangria|prosecco|hard seltzer
    |drink specials|moscato|merlot|jello shots|bottle service|bacardi|budweiser|heineken|jack daniels|open bar
    |cocktail|rum|gin|lager|craft ipa|ipas`,
    {
      ambiguous: 'alcohol|alcoholic|brewery|winery|happy hour|vineyard',
      innocentCompany: `recovery|treatment|counseling|wipes|sanitizer|rubbing|avoid|refrain|surgery|procedure|sober|sobriety|swab
        |prohibited|abuse|awareness|medication|road|church|free`,
      innocentPhrases: `root beer|ginger beer|birch beer|butter beer|beer cheese|beer batter|beer battered|wine vinegar
        |wine country road|wine red|wine colored|cocktail dress|cocktail dresses|cocktail attire|cocktail sauce|shrimp cocktail
        |fruit cocktail|cocktail table|cocktail ring|cocktail napkin|cocktail length|cocktail party dress|molotov cocktail
        |rum raisin|rum cake|bourbon street|bourbon chicken|bourbon county|vodka sauce|alla vodka|penne vodka|cotton gin
        |gin rummy|margarita pizza|champagne gold|champagne color|champagne colored|non alcoholic|alcohol free|alcohol wipe
        |rubbing alcohol|beer street|wine street|rum river|gin blossoms|vanilla bourbon`,
    },
  ),
  lending: vocabulary(
    `personal loan|loan offer|refinance now|refinance your|refinance today|lower your mortgage|mortgage rates|bad credit
    |pre approved loan|preapproved loan|approved for a loan|approved for a personal loan|low interest loan|home equity loan offer
    |heloc offer|apply for a loan|business loan|small business funding|business funding`,
    {
      innocentPhrases:
        'personal loan payment|personal loan statement|personal loan account|business loan payment',
    },
  ),
  cryptocurrency: vocabulary('bitcoin|ethereum|crypto|cryptocurrency|dogecoin|crypto wallet|stablecoin|nft', {
    innocentPhrases: 'crypto com arena|crypto com center|crypto com code|crypto com verification code',
  }),
  'weight-loss': vocabulary(
    `weight loss pill|diet pill|miracle cure|fat burner|lose weight fast|burn fat fast|lose 10 pounds|lose 20 pounds
    |lose 30 pounds|lose 10 lbs|lose 20 lbs|lose 30 lbs|cure cancer|cures cancer|miracle weight loss`,
  ),
  'job-alerts': vocabulary(
    'job alert|jobs near you|jobs hiring near you|hiring near you|new jobs in your area|jobs in your area|urgently hiring near',
  ),
  sweepstakes: vocabulary(
    `sweepstake|raffle|giveaway|enter to win|chance to win|you could win|prize draw|prize drawing|win a free trip|win a car`,
  ),
  political: vocabulary(
    `paid for by|for congress|for senate|for governor|for mayor|for city council|for school board|re elect|reelect
    |register to vote|early voting|cast your ballot|campaign donation|political action committee|ballot measure
    |vote yes on|vote no on|vote by mail ballot|republican party|democratic party|maga|our campaign needs`,
  ),
  charity: vocabulary(
    `donate now|donate today|make a donation|your donation|your tax deductible|tax deductible gift|tax deductible donation
    |fundraiser|501c3|501 c 3|support our cause|giving tuesday`,
    {
      innocentPhrases:
        'blood donation|plasma donation|organ donation|your donation appointment|your donation pickup',
    },
  ),
};
