// Words that say what kind of business a name belongs to, common first names, and services that businesses send through.

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Lowercase, without accents. They follow or precede the distinctive part of a business name, so people leave them out. */
export const businessWords = list(`
  academy accounting acupuncture advisors agency agencia air alarm alerts animal app apartments apparel appliance appliances
  architects art arts associates association asociacion attorneys auction auto autoescuela autos autoshop awnings bail
  bakery banco bank bar barber barberia barbers barbershop bbq beauty bikes blinds blood boats books bookstore
  botanica botas boutique bowling boxing brands brewery brewing builders burgers butcher cabinets cabs cafe cafeteria camp candles
  car cardiology care careers carniceria carpet catering cathedral center centre centro charter chicken chiropractic
  church cinema city cleaners cleaning clinic clinica clothing cobros coffee colegio collective college comercial comite
  communications community company computers concrete condominiums construction consulting contractors cooperativa
  cosmetics council counseling county court creamery credit credito crossfit cuisine custom dance daycare dealership deli delivery dental
  dentist dentistry department depot dermatology design designs diner district distrito doors drug drugs drugstore dry early
  education electric electrical electronics elementary elevators energy engineering equipment escuela escuelita estate eye
  eyecare eyewear fabrics family farm farmacia farms fellowship ferreteria ferry fiber finance financial fire fitness
  fleet floors flooring florist floristeria flowers foods foundation framing fresh fruteria fuel funeral furniture garage garden
  gardens gas gifts gimnasio glass golf grill grocer grocery group gym gymnastics hair hardware health healthcare
  heating high holdings home homes hospital hotel house hvac ice iglesia imports industries inmobiliaria inn institute
  insurance interiors internet investments jewelers jewelry joyeria joyas kennels kids kitchen lab labs landscaping language laundromat
  laundry lavanderia law lawn lawyers learning leasing legal library liga liquors llantera llantas loans local locksmith
  lodge logistics lumber management maintenance marina marine mariscos market marketing martial massage masonry meats mechanical
  med media medical medicine memorial ministries mobile montessori mortgage motel motors mowing moving muebles mueblerias muebleria municipal museum music
  nails network neurology notaria nursery nutrition office oficina ob oncology online optica optical optometry orchard orthodontics
  orthopedics outdoors outfitters painting panaderia paper papeleria parcel park parking parks partners party pasteleria pawn
  pediatrics peluqueria pescaderia pest pet pets pharmacy photo photography physical pilates pizza pizzeria
  plaza plomeria plumbing podiatry pollos polleria pool pools portal post power practice preschool primary printing produce productions
  properties property psychology pta public radio ranch real realtors realty recovery refaccionaria remodeling rental rentals
  repair resort restaurant restaurante restoration roofing rooter rotary rugs sales salon sanitation savings school schools security seguros
  self senior septic service services shelter shipping shoe shoes shop shuttle siding signs sindicato skating ski skin skincare society soccer softball solar
  solutions spa sports staffing station steakhouse storage store stores storm studio studios sucursal super supermarket supermercado supply support
  surgery surgical sushi systems tacos taller tamales tank taqueria tattoo tax taxes taxi tea team tech techos technologies tennis
  telecom temple theater theatre therapy tickets tienda tile tires tire title tooling tours towing toy toys trade trailers training
  transit transport transportation travel treasures tree trust tutoring unas union uniforms united university urgent urology used vacations
  vending ventures vet veterinaria veterinary video village vineyard vision wash waste watch water wax weddings wellness windows wine wireless
  wood woodworks works workshop yard yoga youth zapateria zoo
  panteria florista floreria envios remesas carpinteria cerrajeria imprenta ferreterias abarrotes bodega bodeguita botica kinder consultorio
  bufete despacho estetica vidrieria cocina fonda cenaduria neveria paleteria dulceria tortilleria
  cu hoa dds dmd dvm pllc llc inc ltd llp corp co pc plc lp
`);

/** Endings that a law requires and that no message repeats. */
export const legalSuffixes = list(
  'inc incorporated llc lc ltd limited llp lp pllc pc pa corp corporation co company plc gmbh sa cv dba',
);

/** Lowercase, without accents: a text signed with one of them names a person, not a business. */
export const firstNames = list(`
  aaron abby adam adrian aisha al alan alba alberto alejandra alejandro alex alexis alice alicia alison allison alma amanda amber amy ana
  andre andrea andres andrew andy angel angela angie anita ann anna anne annie anthony antonio april ariel arturo ashley austin ava
  barb barbara becky ben benjamin benny bernie beth beto betty bill billy bob bobby brad brandon brenda brent brian brittany bruce bryan
  caleb cameron carl carla carlos carmen carol caroline carrie cassie cathy cecilia cesar chad charles charlie chase chelsea cheryl chloe
  chris christian christina christine chuck chuy cindy claire claudia cole colin connie connor corey courtney craig cristina crystal curtis
  cynthia daisy dale dan dana daniel daniela danny dave david dawn dean deb debbie deborah denise dennis derek devin diana diane diego don
  donna doris doug drew dylan earl ed eddie edgar eduardo edwin eileen elaine elena eli elias elizabeth ella ellen ellie elvia emilio emily
  emma enrique eric erica erik erin ernesto esteban esther ethan eva evan eve fatima felipe felix fernando frances francisco frank fred
  gabby gabe gabriel gary gavin george gerald gina glen glenn gloria gonzalo grace greg guadalupe gus hailey hank hannah harold harry
  heather hector heidi helen henry hilda hugo ian ines irene iris isaac isabel ivan jack jackie jacob jade jaime jake james jamie jan jane
  janet janice jared jasmine jason javier jay jean jeff jen jenna jennifer jenny jeremy jerry jesse jessica jesus jill jim jimmy jo joan joanna
  joe joel john johnny jon jonathan jordan jorge jose joseph josh joshua joy joyce juan juana juanita judy julia julian julie julio june justin
  kara karen karina karla kate katherine kathleen kathy katie kayla keith kelly kelsey ken kenny kevin kim kimberly kris krista kristen
  kristin kyle larry laura lauren leah lee lena leo leon leslie leti leticia lety lilia lily linda lisa liz lola lori louis lourdes lucas lucia
  lucy luis luke lupe lupita lydia lynn maddie madison manny manuel marco marcos marcus margaret maria mariana maribel marie mario marisol
  mark marla marta martha martin mary mason matt matthew maureen max megan mel melanie melissa memo mercedes meredith mia michael michelle
  miguel mike miranda mitch molly monica morgan nancy natalia natalie nate nathan neil neto nick nicole nina noah noel nora norma oliver olivia
  omar oscar owen pablo paco pam pamela pat patricia patrick patty paul paula pedro penny pepe pete peter phil priya rachel rafael ralph ramon
  randy raquel raul ray raymond rebecca rene ricardo richard rick rita rob robert roberto robin rocio rodrigo roger rolando ron ronald rosa
  rosario rose ruben russ ruth ryan sabrina sally salvador sam samantha samuel sandra sandy santiago sara sarah scott sean sergio seth shane
  shannon sharon shawn sheila sherry silvia simon sofia sonia sophia sophie stacy stan stephanie stephen steve steven sue susan susana sylvia tammy
  tania tanya tara tasha taylor ted teresa terry tess theresa thomas tiffany tim timothy tina todd tom tommy toni tony tracy travis trevor troy
  tyler valeria vanessa veronica vicky victor victoria vince vincent viviana walter wanda wayne wendy will william xavier yadira yari yesenia
  yolanda yvonne zach zoe
  aiden alyssa amelia amos arlene arnold beatriz  bernard bianca blanca bonnie braden brady brandy brayden brooke bryce candace carly carmela
  carolina cassandra celia chelo chester chava chepe clara clark clayton clifford clint clyde colby colton cora cristian dalia dalton damian damon
  darius darlene darnell darren darryl dave delia delores derrick desiree dexter dominic dominick donald dora dwayne dwight edith edna efrain eliseo
  elise eloisa elsa emiliano emmanuel erick  estela eugene evelyn everett fabian fabiola faye fidel  florencia francine frankie
  geneva genevieve geoff gilbert gilberto  giovanni gladys gordon graciela graham gwen harriet  hazel herman  horacio howard 
  ignacio imelda isaiah isaias isidro isabella ismael  ivonne  janelle jeanette jeff jeffrey jenna jerome jody johnathan josefina josie
  juliana kaitlyn kari katelyn katrina kayleigh kendra kendrick kenneth kerry kirk kristy kurt lance latoya lawrence leandro leila leonard leonardo leroy
  levi liam liliana logan lorena lorenzo loretta lorraine lowell luciana luz lydia mabel marcela marcelo marco marcia marge margarita mariela marina
  marisela marissa marjorie marlene  mateo matias mauricio maxine melinda melvin memo micah mildred milton  mitchell moises monique muriel
  myra myrna nadia naomi natasha neto nestor nevaeh  odalys odell olga  orlando otis  pascual  phillip phyllis preston priscilla
  quentin quinn ramiro ramona reggie regina renata renee  reyna rhonda rigo rigoberto rodney rogelio roland romeo rosalinda rosario roxanne ross roy
  rudy rufus sadie samir saul  sebastian sergio shelby sheldon sherman shirley  simone  socorro soledad sonja spencer stacey 
  stuart sylvester tabitha tanner teodoro terrence thalia theodore tito tobias tomas tonya tono tracey tricia trina  ulises uriel valentina
  velma verna vernon vicente vilma   vivian wade wallace warren wesley whitney willa willie wilma winston yahir yareli yasmin yoli
  yuliana zachary zaida zulma reina jordyn bree trina odette corinne suki celeste tess colleen maren
`);

/** Names and hosts of services that businesses send or collect through: they do not say who sends the text. */
export const sharedServices = list(`
  airbnb amazon android apple bit calendly canva cash cashapp clover constantcontact doordash docusign dropbox ebay elektra etsy eventbrite
  facebook fb fedex g gmail goo google grubhub hotmail icloud instagram jotform linkedin linktr lnkd mailchimp mastercard maps messenger microsoft
  mindbody opentable outlook page paypal pinterest podium quickbooks resy sba seatminder shopify signupgenius slack snapchat square squareup
  squarespace stripe surveymonkey t tiktok tinyurl toast twitter typeform uber ubereats ups venmo visa wa waze whatsapp wix wordpress x yahoo
  yelp youtu youtube zelle zillow zocdoc zoom
`);
