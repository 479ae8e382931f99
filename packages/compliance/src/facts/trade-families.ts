// Words of business names that mean the same trade, in English and Spanish: "Techos Valdez" is "Valdez Roofing".

const FAMILIES = `
  roofing roof roofs roofers techos techado techados tejados
  plumbing plumber plumbers plomeria plomero plomeros rooter drain fontaneria
  electric electrical electricians electrico electrica electricistas electricidad
  heating cooling hvac air aire conditioning refrigeration refrigeracion climas
  construction builders building construccion construcciones constructora contractors contracting remodeling remodelaciones
  landscaping landscape landscapers lawn lawncare jardineria jardines jardineros gardens mowing
  cleaning cleaners limpieza maids maid janitorial
  dental dentistry dentist dentists dentista dentistas orthodontics ortho orthodontists ortodoncia dds dmd smiles
  pediatrics pediatric pediatria pediatrico pediatricians peds
  medical medicine medico medica medicos doctors physicians clinic clinica clinicas health healthcare salud
  veterinary vet vets veterinaria veterinario animal veterinarians
  law legal attorneys attorney lawyers abogado abogados bufete lawfirm
  immigration inmigracion migratorios migratorio migracion
  insurance seguros aseguranza aseguradora
  tax taxes impuestos accounting contabilidad contador contadores cpa cpas bookkeeping
  realty realtors realtor homes inmobiliaria properties property bienes
  bakery panaderia bakeshop pasteleria reposteria panes
  restaurant restaurante grill cocina kitchen diner cantina comedor
  taqueria tacos taco
  pizza pizzeria
  coffee cafe cafeteria espresso roasters
  grocery market supermercado mercado abarrotes tienda foods carniceria meats
  florist florists flowers floral flores floreria floristeria
  jewelry jewelers joyeria
  furniture muebles muebleria
  hardware ferreteria
  tire tires llantas llantera vulcanizadora
  auto automotive autos taller mechanic mechanics mecanica garage motors carros collision
  towing gruas grua tow
  salon hair hairstyle estetica peluqueria beauty belleza barber barbers barbershop barberia
  nails nail unas lashes brows
  spa massage masajes wellness medspa
  gym fitness gimnasio crossfit athletic training
  yoga pilates
  dance danza baile ballet
  church iglesia ministries ministerio ministerios templo parroquia parish chapel capilla cathedral catedral fellowship
  school escuela elementary primaria academy academia colegio secundaria middle high preparatory prep
  daycare childcare guarderia preschool kinder escuelita child nursery montessori
  college university universidad
  bank banco savings
  credit credito
  cooperativa coop cooperative
  pharmacy farmacia drug drugs drugstore botica
  moving mudanzas movers storage bodegas
  transport transportation transportes trucking freight logistics autobuses paqueteria
  travel viajes tours agencia
  funeral funeraria mortuary cremation
  photography photo photos fotografia fotos
  printing print imprenta graphics
  pest exterminating exterminators exterminadores fumigaciones plagas termite
  pool pools piscinas albercas
  pawn empenos empeno
  counseling therapy psychology psicologia terapia behavioral
  chiropractic chiropractor quiropractico
  optical optometry eye eyecare vision optica eyewear
  dermatology derm skin dermatologia
  staffing empleos recruiting employment
  laundry lavanderia laundromat tintoreria
  gas propane propano
  water agua aguas
  radio fm
  league liga
  clothing ropa boutique apparel
  shoes zapateria calzado
  books bookstore libreria
  pharmacy farmacia
  brewing brewery cerveceria
  bbq barbecue smokehouse
  ice helados creamery neveria heladeria paleteria
  candy dulceria dulces
  welding soldadura
  painting pintura pintores painters
  flooring floors pisos
  windows glass vidrios cristales
  locksmith cerrajeria keys
  security seguridad alarm
  solar
  grooming groomers
  events eventos event
  wedding weddings bridal bodas novias quinceaneras
  party fiestas pinatas
  mobile movil
  notary notaria notario
  septic sewer fosas
  fence fencing cercas
  carpet alfombras tapetes
  appliance appliances electrodomesticos
  movies cinema cine theater theatre teatro
  museum museo
  library biblioteca
  fire bomberos
  police policia sheriff
  hospital hospitals
  vape vapes
  tailor sastreria alterations
  tutoring tutors tutorias
  rental rentals renta rentas
  camp campamento
`;

const familyOf = new Map<string, string>();
for (const line of FAMILIES.trim().split('\n')) {
  const words = line.trim().split(' ');
  for (const word of words) {
    familyOf.set(word, familyOf.get(word) ?? (words[0] as string));
  }
}

/** A word that stands for the trade of a word, or undefined if the word names no trade. */
export const readTradeFamily = (word: string): string | undefined => familyOf.get(word);
