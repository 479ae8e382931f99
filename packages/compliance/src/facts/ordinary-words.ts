// Words that people write in lowercase in ordinary messages, so that alone they are no sure sign of a name. Learned from our own corpus.

/** English and Spanish, lowercase, without accents. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
  abajo abeja abierta abiertas abierto able aboard abogada abogado abogados abono abonos about above abra abre abril abrimos abrio abrir abro absent
  abt abuela abuelita abuelos abundancia acaba acaban acabe acabo accept accepted acceso access accident accidente accion acciones account accounts
  acct aceite acepta aceptamos aceptan aceptar aceptaron aceptas acepte acepto acid acres acrilicas across act acta action active acuerdo add added
  adding address adds adelantado adelantamos adelante adelanto adentro adios adjuster adjustment admin adoption ads adult adulto adultos adults advance
  advertise advertising advisor aerials aeropuerto affect affected affiliates after afternoon afuera again against agarra age aged agencias agencies
  agency agenda agent agente agents ages ago agosto agotar agree agreed agreeing agreement agua aguacate aguachile aguanta aguas ahead ahi ahora
  ahorita ahorro ahorros ahumado aid aide air aire airport aisle alarm album alcalde alcaldia alcanza alcohol alert alertas alerts algo alguien all
  alla allergies allow allowed almond almost almuerzo alone along aloud already also alta alto altos alumni alumno alumnos always amarilla amarillo
  ambulancia amiga amigas amigo amigos ammo amor amount amoxicilina amp analisis analysis analyst and anda andan ande anden ando anesthesia anillo
  annex annual ano anoche anos anota another anoto answer answered answering answers anterior antes anti antibiotico anticipo antojos anual anuncios
  any anybody anymore anyone anything anytime aparece aparecer aparta apartado apartamos apartar aparte apartment aparto apellido aplica aplican
  aplicar aplicarse apoyo app appeal appear apple application applied applies apply applying appointment appointments appraisal approval approve
  approved approx apps appt aprenda aprende aprender aprobado apron aprons apt apto apuestas apunta apuntaron apunto aqui arch are area aren arena aria
  arm armas armazon arnica around arranca arranque arreglamos arreglo arriba arrival arrivals arrive arrived arrives arriving arroz arrugas art
  arthritis artificiales artillery artist artritis asada asador asamblea aseguradoras aseguranza asesora ash ashtray asi aside asiento asientos
  asistente ask asked asking asks asleep asma assembly assigned assignment assistance assistant ate atencion atendemos atiende atine atras atrasado
  attached attempt attend attendance attorney attorneys auction audiencia audit aunque aunt authenticator authorize auto automated automatic
  automatically automaticas automatico automaticos automatizadas automatizados autopay autorizo availability available aval avena average avg avisa
  avisamos avisar avisarle avise aviseme avisen avisenos aviso avisos avoid awards away awkward ayer ayuda ayudamos ayudante ayudarle ayunas azucar
  azul babe babies baby bac bachata bachelor back backed background backorder backstage backup backyard bacon bad badge bag bags baile baja bajamos
  bajan bajar bajas baje bajo bake baked bakers bakery balance balances balas balatas balayage ball balloons ballot ballots balm ban bananas banca
  bancarrotas banco bancos band banda bandera banderas bandwidth bangers bank banking bankruptcy banks banned banner banning bano banquet bar barberia
  bare barn barniz barra barre barrel barrels barrier barrio bars base based basement bases basil basket basta basura batch batches bateria baterias
  bath bats batteries battery battle bay bday beach beads beagle bean beans bear beat bebe beca becas because become becomes bed bedroom beds beef been
  beer before begin beginner begins behalf behind being believe believers bell belly below belt bench bendiga benefit benefits bengala bengalas berry
  best besties bet bets better betting between biblioteca bicarbonato bici bid bids bien bienvenida big bigger bike bikes bill billed billetera billing
  bills bin bingo bins bio bird birds birria birth birthday bit bitcoin bite biting biz black blackjack blanca blancas blanco blank blanket blankets
  blast blasting bldg blend bless blind block blocked blocks blood bloodwork bloody blowout blue blues board boarding boards boat boca boda bodas
  bodega body boil boiler boleta boletito boleto boletos bolsa bolsas bolsita bolsitas bomba bombas bomberos bombs bond bonding bongs bono bonus book
  booked booking bookkeeper books boom boost booster boosters boot booth booths boots border bored borra borramos borran borrow boss botana botas bote
  botella botellas both boton botox bottle bottles bottom bottomless bought bourbon bow bowl bowls box boxed boxes boy boys bra bracket brackets
  bragging brain brake branch branches brand brands brass breach bread break breakfast breaks breed brew brewery brick bricks bridge bring bringing
  brings brisket bro brochure broke broken broker brokerage broma brother brought brown brownies browns brunch bubblers bubbles bubbly bucket buckets
  bucks buddies buddy budget buen buena buenas bueno buffet bug build building built bulk bullet bullying bundle bureaus burger burn burned burning
  burns burnt buro burrito burritos bus busca buscan buscando buscapies busco buses business businesses busy but butter button buy buyback buyer buyers
  buying buys buzon buzz bye caballeros cabeza cabin cabina cabinet cable cada cadena cae caen cafe cafecito cafeteria caffeine caja cajas cajera
  cajero cajetilla cajetillas cajita cake cakes cal calcomania calculator caldo calendar calentura calibre caliente califica calificaciones calificas
  call callback calle called caller calling calls calm calor cam camaron cambia cambiamos cambian cambiar cambiarla cambie cambio cambios came camel
  camera cameras camina camino camion camioneta camp campaign campaigns campana campers campfires campo camps campus can canal canasta cancel cancela
  cancelar canceled cancellation cancellations cancelled cancels cancer cancha cancion candidate candidates candle candles candy canister canisters
  cannabis cannot canon canones cans cant cantidad canvas cap capa capacity capital caps capsulas capsule capsules captains capturas car cara carbon
  card cards care cargador cargadores cargan cargar cargo cargos carinosa carne carnival carpa carrier carriers carrito carro carros carrots carry cars
  cart carta cartas cartilla carton cartones cartons carts cartuchos casa casas case cases caseta cash cashed cashier cashiers casi casilla casita caso
  casquillo castillo cat catch category cats caulk cayo cebollitas cedar cel cell cellar cells celular celulares cemento cena censura centavos center
  centro cents cerca ceremony cero cerrada cerradas cerrado cerramos cerrar cerraron cerro certificate certified cerveza chain chair chairs challenge
  chamacos chambelanes chamoy champagne chance chances change changed changes changing channel chapter charcoal charge charged charges chart charts
  chase chat cheap cheaper checamos checar check checkbox checked checking checkout checks cheese chef chemo cheque cherry chest chews chica chicas
  chicharron chicken chicks chicle chico chifladores child childcare chile chili chip chips chiquitos chocolate chofer choice choir choose choosing
  choque chosen church ciclo cider ciencias ciento cierra cierran cierre cierres cierro cigar cigarette cigarro cigarros cigars cinco cinta circle
  cirugia cita citas citrus city ciudad ciudadania civil claim claims clase clases class classes classroom clave claves clavos clay clean cleaned
  cleaner cleaning cleanup clear clearance cleared clears clerk click clicks client clienta clientas cliente clientes clients clinic clinica clinics
  clip clips clock close closed closers closes closest closet closing closings clothes cloud club clubhouse clubs clue coach coachable coaches coaching
  coals coat coats cobertura cobija cobijas cobra cobramos cobran cobrar cobrarle cobre cobro cochera cocina cocktail cocoa coconut code codes codigo
  coffee cohetes cohetones coils coin coins cold coleccion colecciones colegio collar collateral collect collected collection collections collector
  college colombiana colonia color colores colors colspan coma comadre combo come comedor comen comer comerciales comes comida comidas comiendo coming
  comio comision command comment commission committee common communication community como comoda comodos comp compa compadre compania companias
  companies company compare comparta compartas comparte compartido compartimos complejo completa complete completed completo compliant compounded
  compra compramos compran comprar compras compre compro comprobante compromiso computer comunidad comunitario con concert concha concurso condado
  condicion condiciones condition condo cone conectamos cones conference conferences confianza confidencial confidential confirm confirma confirmada
  confirmamos confirmar confirmation confirme confirmed confirming connect consejera consent consentimiento consider console consome construction
  consulado consult consulta consultorio consumers contact contacto contactos contacts contado container content contest contesta contestamos contestar
  conteste contesteme contesto continuar continue contra contract contractors contratando contratar contratista contratistas contrato control cook
  cookie cookies cooking cool cooler cooperativa coordinator cop copa copago copas copay copia copias copied copies copy corazon coreano corn corned
  corner coro corona coronas correct correo corrido corriente corta cortas corte cortes cortesia cortinas corto cosa cosecha cost costo costs costume
  cotizacion cotizaciones couch cough could couldn council counseling counselor counselors count counted counter counties counting country counts
  county couple couples coupon coupons course courses court courthouse cousin cover coverage covered covers covid crack crackers craft crash crate
  cravings crawl cream create creating credit credito creditos credits crema creo crew crews crib cries crime cristal croquetas cross crossed crowd
  crown cruise cruza cry crypto cuadra cuadrilla cual cuales cualquier cuando cuantas cuanto cuantos cuartito cuarto cuartos cuatro cubeta cubetas
  cubetazo cubre cubrir cucarachas cuenta cuentas cuento cuerpo cuesta cuetes cuidado cuide culpa culto cumple cumpleanos cuota cup cupo cupon cupones
  cups cura curb cure cures curing curious current curso custom customer customers cut cute cuts cutter cutting cuz cycle cyp dab dad dados dads daily
  dam dama damage damas damos dan dance dancers dances dar dark darle darse das data date dates dato datos daughter day daycare days dbol dead deadline
  deal dealer dealers deals dear deba debajo debate debe debes debit debito debt debts deca decal decente decide decides decimos decir deck decks
  declaracion decline declined dedo deductible deemed deep default defaultchecked degrees deja dejamos dejar deje dejo del delay delayed delays delete
  deliver delivered delivery delta demanda demas demo demora denied dental dentist dentists dentro depa departamento department departs depend depende
  depends deposit deposita depositar deposito deposits dept deputies derby desayuno describe description descuento descuentos desde desea desechables
  desfile desk desks despacho despedida despensa despues dessert destination detail details detector detener detox deuda deudas dev developers device
  devolvemos devuelve dia diabetes dial diapers diario diarios dias dic dice dicen diciembre diciendo did didn dieron dies diesel diet dieta diez
  different dificil diga digale diganos digit digital digitales digitos digits digo dijeron dijo dill dime dinero dining dinner dio dip diploma
  direccion direct directiva directo dirt dirtiest disabled discount discrecion discreet discreto discuss dish dishwasher dismissal disparo dispatch
  dispatched dispensary display disponible disponibles dispute district districts distrito div dlls dls doblada dobladillo doble doc doce docena
  docenas dock docs doctor doctora doctores doctors document documentos documents does doesn doesnt dog dogs doing dolar dolares dollar dollars dolor
  domain domicilio domingo domingos domino don dona donacion donar donate donation donations donativo donde done donor donors dont donuts door doors
  dorado dorm dormir dos dose dosis double doubled doubles down download downtown doy dozen draft drafts drain drains draw drawer drawing drawings
  drawn dream dress dresser dried dries drill drink drip drips drive driver drivers drives driveway driving drones drop dropped drops drove drug drum
  dry dryer dryers drywall duck duda dudas due dueno duenos duerme duermen duermes dues dulce dulces dure during dusk dust duty each early earn earned
  earns ears easier east easy eat eating eats edad edible edibles edificio efectivo efecto effect egg eggs eighth eighths either ejercicio elders
  eleccion election electric electrician elegimos elephant elevator eligible ella ellas ellos else email emailed emails embarazo emergencies emergency
  empaque empezamos empezar empieza empiezan empleados empleo empleos employee employees employers empresa empresas empty encargo encontramos end
  ending ends energy enero enfermera enfermeria enfrente enganche enlace enlaces enough enroll enrolled enrollment ensayo ensena ensenamos enter
  entered entering entero enters entra entrada entran entrance entrar entras entre entrega entregamos entregan entregar entrego entrevista entries
  entry env envelope envelopes envia enviarme envio envios equipment equipo equity era eres err error errorcode errors esa esas escena escoge escoger
  escolar escolares esconda escopeta escort escorts escriba escribe escribimos escribir escrito escrow escuadra escuela ese eso esos espalda espanol
  especial espectaculo espera esperamos espere espero espinilleras esposa esposo esquina est esta estacion estacionamiento estadio estado estados
  estamos estan estar estas estate estatus este esten estetica estimado estimate esto estos estoy estudio estudios etc etiqueta evacuation even evening
  event eventos events ever every everybody everyone everything everywhere evitar exact exam examen exceeded exceeds exceptions exchange exchanges
  exclusive exercise exhibitors existing exit expect expected expediente expense experience experiencia expire expired expires explain explica
  explicamos explico export express ext extend extra eye ezpass face faces facial facil factura fade fail failed failure fair fairgrounds faja fajas
  fake falda fall fallecio falsas false falta faltan fam familia familiar familias families family fans fantasy far farm farmacia farmers fast fasting
  fat favor favorite feature febrero fecha fechas fed federal fee feed feedback feeds feel fees feet felicidades feliz fell fence feria feriado
  festival festivo fever few fiador fianza fiber fichas field fields fieldset fiesta fiestas fight figure figures fija fijo fila file filed files
  filing filings fill filled filling fills film filter filtered fin final finale finales finally finals finance finances financial financiamos
  financing find fine fines finish finished fire firearms firecracker firecrackers fired fires firework fireworks firing firm firma firmado firmamos
  firmar firme first fish fit fits fitting five fix fixed flag flagged flags flash flashlight flashlights flat flavor flavors flea flight flights flip
  flips float floats flood floor floors flor flores flow flower flowers flu flue fluids flush flushed flushes flyer flyers foam fob fobs fog fold
  folder folks follow followers following fondo food foot football footer for forever forex forget forgiveness forgot forklift form forma formal former
  forms formula formulario forward forwarded foto fotos found fountain fountains four frame frames framing franchise frasco frascos fraud frecuencia
  free freeplay freeze freezer freight frente freq frequency fresca frescos fresh fridge friend friendly friends fries frijoles frijolitos frio from
  front frost frozen fruit fruta fry fue fuegos fuel fuentes fuera fuerte fuiste full fully fuma fumar fun funcion funciona fund fundas funded funding
  fundraising funds funeral funny furnace furniture further fuse future gal gallery galletas gallon gallos galon galones gamble game games gana ganador
  ganadora ganancias ganar ganas gane gano garage garantia garantizada garantizadas garantizado garantizados garden gas gasolinera gastos gate gates
  gave gel gemelos general gente gentlemen get gets getting gift gifts gig giggle gigs gimnasio ginger girl girls giro giros give given gives giving
  glass glasses glaze globos gloves glow glue gnome goal goats gobierno goes goggles going gold golden golf golpes gomitas gone gonna good goods gorra
  got gotas gotera gotitas gotta governor gown grab grabado gracias grad grade grades grado graduacion grain gram gramo gramos grand grande grandes
  grandkids grandma grandpa grandson granito grant grants grape grasa grass gratis gratitude gratuito gray great green greenhouse grill grills grinders
  gripe gris groceries grocery gross ground group groups grow growers growing grua gruesa grupo grupos guantes guarantee guaranteed guard guarda
  guardamos guardar guarderia guardo guards guayaba guess guest guests guia guide guitar gum gummies gummy gun guns gusta gustaria guste gusto gut guy
  guys gym habanero haber habiles habla hablamos hablando hablar hable habra hace hacemos hacen hacer hacerlo had haga hagan hagas hago hail hair half
  halftime hall halving hambre hams hand handed handguns handle handled handling hands handy hang hanging happen happened happens happy hard hardship
  harvest has hash hasn hassle hasta hat hate hates hats haul have haven having hay haya hayan hazy head headaches headcount heads headscarves health
  hear heard hearing heart heat heated heater heaters heavy hecho hechos heel held help helper helpers helping helps hemmed hemp her herb herbs here
  hermana hermano hermanos herramienta herself hey hickory hidden hide hides hielera hielo hierba hierbabuena higado high higher hija hijo hijos him
  hipoteca hiring his hispanos historial history hit hits hizo hog hogar hoja hold holders holding holds hole holes holiday holidays holster holsters
  home homeowner homeowners homes honey honor hoodies hook hookah hora horario horarios horas horchata hose hospital hospitals host hosting hot hotel
  hoteles hotels hour hourly hours house household houses housing how hoy href hrs http https huellas huevo huge human humanos humidor humo hundred
  hunger hungry huracan hurt husband hydrants hydrate ice idea identificacion identity iglesia ignore igual implant import importa impuestos inactive
  inbox incall incendio inch inches incident incl include included includes including incluida incluidas incluido incluye income indios indoor indoors
  infant infantil info informa information infused ing ingles ingresos inhaler inicial inicio initials injection ink inmigracion input inquilinos
  inscribirse inscripcion inscripciones inscrito inscritos inside inspection inspector instalamos install installed installer installers installment
  instant instante instantly instead instructions insulin insulina insurance insured intake inteligencia interes interesa intereses interest
  interlibrary internet interprete interview interviews intimacy into invalid inventory inversion investment investor investors invierno invita
  invitados invitar invitations invite invites invito invoice inyectada iphone iron irs isn issue item items its itself jabon jacket jackets jackpot
  jacuzzi jail jaja jala jaladas jale jam jamaica jar jarra jars jaw jefe jeje jello jersey jerseys jig job jobs join joined joining joint joke jokes
  jornada journal jovenes judge judgment juega juego juegos jueves juez jugadores jugamos jugar jugo juguetes juice julio jump jumping junio junta
  juntamos juntando juntas junto jury just kale keep keeping keeps keg kept kermes kettle key keys keyword kickoff kid kidding kids kill killer kilo
  kilos kind kinder king kiosk kit kitchen kits knee knees knew knives knock know knows kolaches kombucha kratom lab label labor labs ladies lado lados
  lady lake lamps land landed landline landlord lands lane lanes language lap lapiz lapse lapsed lapses laptop larga largas large largo las lasagna
  laser lashes last lasts lata latas late later latinas latinos latte laugh launch laundromat laundry lavada lavado lavadora lavanderia lavaplatos lave
  lavender law lawn lawyer layaway layer laying lbs lead leads leaf league leak leaks learn lease leasing least leather leave leaves leaving leche
  leches lectura lee leer left leftovers leg legal legend legs lemon lemonade lender lenders lenses lentes les less lesson lessons let letreros lets
  letter letters letting lettuce level leveled levels lever levy liability libra library libras libre libro libros licencia license licensed licenses
  lid lie lien life lifetime lift lifted lifts liga light lighter lighters lightning lights like liked likely lil lime limit limitado limite limited
  limits limon limpia limpiamos limpiar limpieza limpio line linea linen lines link linked links lip liquid list lista listas listed listen listing
  listings listo listos lists lit litro litros litter little live lives llama llamada llamadas llamamos llaman llame llamen llamenos llamo llanta
  llantas llave llaves llega llegamos llegan llegando llegar llegaran llegaron llegas llego llegue lleguen llena llenamos llenar llene lleno lleva
  llevamos llevan llevar llevas llevate lleve llevese llevo llorar llueve lluvia load loaded loading loads loan loaner loans lobby loca local location
  locations lock lockbox locked locker locks lodge log login logo logs lol lonche lonely long longer look looking looks loop loose los lose loses
  losing loss lost lot lote loteria lotes lotion lots lottery loud love loved loves low lower lowers loyalty lube luces luck lucky luego lugar lugares
  lun lunch lunes luz maceta macetas machine machines macrame made madre maeng maestra magazine mags mail mailbox mailed mailer mailing mails main
  maintenance make makes making mal mala maleta maletas mall malo mama mamas mamografia man management manager manana manda mandado mandados mandame
  mandamos mandan mandar mandarle mandarles mandarlo mandarme mandatory mande manden mandenme mandenos mandes mando maneja manejando manejo mango
  manguera mani mano manos mantenimiento many manzana manzanilla map mapa maquina maquinas maquinita maquinitas marathon marca marcador marcadores
  marcar marcas marco margaritas mariachi marido marihuana marijuana mark marked market marketing marks marque marrano married martes marzo mas masaje
  mascara mascot mascota mascotas masks massage master mat matamos matar match matched matches matching mate material math matricula matrimonio
  matrimonios mats matter mattress max maximo may maybe mayo mayor mayoreo mayores meal meals mean means measure measured meat mecha med medalla media
  medianoche medias medica medical medicina medicinas medico medidas medio mediodia meds meet meeting meets mejor melt member members membership
  membresia memory men menos mensaje mensajes mensual mensualidad menta menthol mention mentolados mentor menu mercadeo mercado mercancia merch
  merchant mero mes mesa mesas meses message messages messaging met meta metal metan mete meter metformin metformina meth method mexicana mgmt mgr mia
  micheladas middle midnight midweek miel mientras miercoles might mija mijo mil milanesa mile miles milk millas million millones mimosas min mind mine
  mini minimo minimum mins mint minus minute minutes minuto minutos mira miras mirror mis misa misma mismatch mismo miss missed misses missing mission
  mist mistake mitad mix mixed mixer mkt mobile mochila mochilas mod model models modem mold mole molestia molly mom momento moms moneda monedas money
  monito monitoring mono month monthly months moon more morning mornings mortar mortars morteros mortgage mos most mostly mostrador mother moto motor
  mounted move moved mover movers moves movil moving mower msg msgs msj msjs much muchachas muchacho muchachos muchas mucho muchos mudanza muddy muerto
  muestra mueve mug mujeres mulch multa multas multinivel multiplique munequitos municipal museum mushroom musica must muy myself mystery nacimiento
  nada nadie nail nailer nails naked name named names naranja naranjas nasal national natural naturales nausea navy near nearby nearly nec necesita
  necesitamos necesitan necesitas necesito necessary need needed needles needn needs negative negociamos negocio negocios negra negro neighbor
  neighborhood neighbors neither nervios nest net network never new newborn news newsletter newsprint nexmo next ngada nic nice nicotina nicotine nieve
  night nightly nights nina ninas nine ningun ninguna ninguno nino ninos nite nivel nobody noche noches node noise nomas nombre nombres nomina non none
  noon normal norte north nos nosotros not notario note notebook noted notes nothing notice noticed notices notify novia noviembre novios now nude
  nudge nuestra nuestras nuestro nuestros nueva nuevas nuevo nuevos number numbers numerito numero numeros nunca nurse nursery nurses nursing
  nutriologa oatmeal obligatorio obra ocho octubre ocupa ocupamos ocupan ocupo odd oferta ofertas off offer offered offering offers office officer
  officers offices offline oficial oficina oficinas ofrece ofrenda often oil okay old older olla olor olvide olvido ombligo once onchange onda one ones
  online only onza onzas opcional open opened opener opening openings opens operacion operator opinion opt opted option optional options oracion orange
  orden order ordered orders orientation original oro oscura other others otherwise otra otro otros ounce our ours out outage outbid outbound outcall
  outs outside oven over overdue overnight overseas owe owed own owned owner owners owns paciente pacientes pack package packaging packed packet
  packets packs padre padres padrino padrinos pads paga pagada pagado pagamos pagan pagando pagar pagarlo pagas page pages pagina pago pagos pague
  paguen paid pain paint painted pair pairs pais paisanos pajamas pal palabra palabras pallet palo palomas pan panaderia panales pancakes panel paneles
  panels panic pantalla panteon pantry pants panza papa papas papel papeleo papeles papelitos paper papers paperwork papi paquete paqueteria paquetes
  par para parabrisas parada parade parar parcel parcels parches pareja parejas parent parents park parked parking parks parque parroquia parroquial
  part parte partes partido partidos parties partir partner partners parts party pasa pasada pasado pasamos pasaporte pasar pasas pase pasen paseo
  pasillo paso pass passcode passed passes password passwords past paste pastel pastilla pastillas pastillita pasto pastor pastry patch patches
  patience patient patients patio patrones pavilion paving pay paycheck payday paying payment payments payout payouts payroll pays peach peaches peanut
  pear pecho pedacito pedido pedidos pedimos pedir pediremos pega pegan peligro pellet pen pencil pendiente pending penicilina pennies penny pens
  pension peonies people pepper per perder perdon perfect perfil perfume period permanent permiso permission permit permite permits pero perrito
  perritos perro person persona personal personales personally personas peso pet petition pets pew pharmacist pharmacy phone phones photo photos piano
  pic pick picked pickers picking picks pickup pics picture pictures pida pide piden pidio pido pie piece pieces piel pierda pierde pierna pies pieza
  piezas pig pila piling pill pillow pillows pills pina pinata pineapple pink pinned pinon pins pint pintar pints pintura pipa pipas pipe pipes
  pirotecnia piso pistola pistolas pistols pit pitch pitcher pitchers pizza placa placas place placed placeholder placement places plain plan planes
  planned plans plant planta plantas planting plants plastic plastico plata plataforma plate plates platform platica platicamos platillo plato platos
  play playa player playera players playing playrooms plays plaza please pledge plow pls plug plum pluma plumas plumber plus pocket poco pod podar
  podemos poder podra pods point points poker pole police policia policy politica poliza poll polling pollo polos polvo polvora pomada pon ponche pone
  ponemos ponen poner pones ponga pongo pool pools pop popcorn poppers pops popup por porch porche porfa porq porque port portal porton portrait
  posadas position positions positive post postage postal postcards posted posters posts pot potato potatoes potluck pots pouches pound pounds pour
  pours powder power pozo pozole ppl practica practicar practice practices pre precio precios preferences preferencia pregunta preguntan preguntar
  preguntas pregunte pregunten premio premios premium prenda prende prender preorder prep prepa prepaid preparada presale prescription prescriptions
  present presentan presidente presion press pressed pressing pressure presta prestado prestamo prestamos presto presupuesto pretty preventa prevention
  price prices pricing primaria primer primera primeras primero primeros primers primo principal principiantes print printed prints prior privacidad
  privacy privada privado privados private prize prizes pro prob problem proceso process processed processing product productos profe profile profits
  program programa prohibited projected prom promise promo promocion promocionales promociones promos promotional promotions proof proofs prop property
  propia propio pros prospectos protection protector proud proveedor provide provided provider providers proxima proximo prueba pts public publicidad
  pudo pueda puede pueden puedes puedo puente puerta puertas puesta puesto puestos puff puffer puffs pulga pulgadas pull pulled pulling pulls pulseras
  pump pumpkin punks puntaje punto puntos pup pups pura purchase purchased puro puros purple puse push pusimos puso put puts putting puzzles pyramid
  qualify quarter quarterly quarters que queda quedan quedaron quedas quedese quedo queen quema quemo queremos queria queriamos queso question
  questions quick quien quienes quiera quieras quiere quieren quieres quiero quiet quietly quilt quince quinceanera quincena quiniela quit quita
  quitamos quitan quitar quitaron quite quito quits quiz quota quote quotes rabia rabies race rack racks radio raffle rain raise raised raite rajas ran
  ranch rancho random range rapido rat rate rated rates rather rato rats raza razz reach reached read reader readers reading reads ready real reales
  really realtor rear reason rebate rebote rebuilds rec recall recamara recarga recargo recargos receipt receipts receive received recepcion recess
  receta rechazaron rechazo recheck reciba recibe reciben recibiendo recibimos recibio recibir recibira recibirlos recibo recien recipe recipient
  recital recoge recoger recogerla recoja recommended reconoce reconocer record recordamos recordar recordarle recordatorios recorded records recovered
  recovery recruiters recuerda recuerdo recurring recursos red redelivery redo reds reembolso ref referral refill refilled refills refinance refrescos
  refri refund refundable refunded refunds reg regadera regala regalamos regalito regalo regarding region register registered registrar registration
  registro registry reglamento reglas regresa regresamos regresan regreso regular rehearsal reina rejected rejection relabel relajante release released
  relief relleno reloadables remain remate remember remind reminder reminders reminding remit remote removal remove removed rendimiento renew renewal
  renewals renewed renews renovacion rent renta rental renting reopen rep repair repaired reparacion repartidor repay repeaters replace replaced
  replacement replacing replied replies reply replying report reporte reported reportes reports repos representante reps request requested requests
  required requirement requires requisito reschedule rescue research reservation reserve reserved reset resident residentes residents resin
  resistencias resolve resort responda responde responder response respuesta respuestas rest restaurant restaurante restaurantes resto restock
  restocked restocks restore restrooms resubmit result resultado resultados results resume resumes retainer retinol retira retire retired retirees
  retirement retiro retreat retry return returned returning returns reumas reunion reverso review reviewer reviews revisa revisamos revisar revise
  revision reviso rewards ribbon ribbons ribs rice rico ride rider riders rides riego rifa rifle rifles rig right rights rigs rinde ring rings risa
  risk river roaches road roast roasts robot robustos rocket rockets rodilla rodillas roja rojo rol role roles roll rolled rolling rolls ron ronda roof
  roofs room rooms root ropa rope rosa rosas rosca roscas rose roses roster rota rotacion rotate rough roughly roulette round rounds route routes
  routing row rows rub rubber rubbing ruedas rug ruido rule rules ruleta run running runs rural rush ruta sabado sabados sabanas sabe sabemos saben
  saber sabes sabor sabores saca sacamos sacar saco safe safety said sal sala salad saldo sale salen sales salga salida saliendo salieron salimos salio
  salir salmon salon salsa salt salts salud same sample samples sandia sandwich sangre santo saque sativa satoshis sats save saved savings saw say
  saying says scale scammers scan scare scared scene scent scents schedule scheduled scheduling scholarship school schools science scissors scoop scope
  score scratch screen screening screens screenshot script scrubs sea sealed sean search season seasonal seat seats sec seca second seconds secret
  secretaria secretary section sectional secure secured security see seed seeds seeing seem seen sees seguira segun segunda segundo segundos seguridad
  seguro seguros seis seleccionado select selected self selfie sell seller sellers selling sells seltzer seltzers sema semana semanal semanas semestre
  semilla senate sencillo send sender sending sends senior seniors senor senora senoras sensors sent separate septiembre ser sera seria serial serious
  serum serve served server serves service servicer services servicio serving sesion sesiones session sessions set sets setting settings settle
  settlement setup several sexo shade shake shakes shame share shared shares sharing sharp she shed sheet sheets shelf shell shells shelter shelves
  sheriff shift shifts shine shingles ship shipment shipped shipping ships shirt shirts shoe shoes shoot shooter shooting shop shoppers shopping shops
  short shortly shot shotgun shotguns shots should shouldn shovel show showed shower showing shown shows shrimp shrink shut shuts shuttle sick side
  sides sidewalk siempre siente siete siga sign signal signals signature signed signing signs sigue siguen sigues siguiente silbatazo silencer silicon
  silla sillas sillon silly silver simple sin since sinch singing single singles sip sirve sistema sister sisters sit site sites sits sitting six size
  sizes skate skill skills skinny skip skis sky slate slaw sleep sleeping sleepy sleeve sleeves slept slice slide slides slim slip slipped slips slot
  slots slow small smell smells smile smoke smoked smoker smokers smokes smoking smoothie sms snack snacks snap snaps sneakers snow soaked soap sober
  sobraron sobre sobres soccer social socio socios sock socks sofa soft software sola solar sold soldador solicitud solita solito solo some somebody
  someone something somos son song soon sore sorry sorteo sound soup sour soy space spam span spare spark sparkler sparklers sparkling speak special
  specialist specials spectrum speed spend spicy spin spins spit split spoken sponsor sponsors sports spot spots spouse spray spring sprinkler square
  squares stack stadium staff stage stairs stake stakes staking stall stamp stamps stand standing stands star start started starter starting starts
  stat state statement statements states station status stay staying stays steam steel step steps steroid stick sticker stickers sticks sticky still
  stitches stock stocked stocks stopped stops storage store stores stories storm story straight strains strangers street strength stress stretch strike
  string strings strip stripped strips stroller strollers strong stub stubs stuck student students studio studs study stuff style sub suban sube subi
  subimos subir submit submitted subs subscribe subscribed subscribers subscription such sucursal suegra suelto sueltos suerte sueter sugar suit suite
  summer sunscreen super supervisor supper supplied supplier supplies supply support sure surgery surplus surprise survey surveys sus suscripcion
  suscriptores suspended suspendida suspension suspicious suya suyo suyos swap swapping swaps swear sweat sweep sweet sweets swim swing swipes switch
  switched system tab tabaco table tables tablet tabs tacos tag tags take taken takes taking tal talent talk talked talking talks tall talla tallas
  taller talon talones tamales tamarindo tambien tan tanda tank tanks tanque tanto tap tape taped tapping taproom taps taqueria tarda tardar tarde
  tardes target tarifa tarifas tarjeta tarjetas tarjetita tasa tasas taste tasting tax taxes taza tches tea teach teacher teachers team teams tear tech
  technology techo tecnico tee teen teens teeth tel tela tele telefono tell teller telling tells telnyx temp template templo temporada temprano ten
  tenant tenants tenders tenemos tener tenga tengo tenis tent tents tequila tercer tercera termica termina terminada terminal terminar termine terminos
  terms terraza terreno tes test tested testing text textea texted textee texting texto textos texts than thank thanks that the their theirs them theme
  themselves then therapy there these they thick thing things think thinking third this those though thought thousand threat three through throw thru
  thx tia tick ticked ticket tickets ticking ticks tied tiempo tienda tiendas tiene tienen tienes tier tierra tight tights til tile till timbre time
  timers times timing tin tins tinte tiny tip tipo tips tira tired tires tiro tiros tissue title titles titulo tix tmrw toalla toast tobacco toca tocan
  tocar toco toda todas todavia today toddler todo todos toes together token tokens told toll toma tomamos tomar tomate tomato tomatoes tombola tome
  tomo tomorrow toner tongue tonight tonite tons too took tool tools top toque toquen torcedor torch torches torito toritos torneo tortas tortillas tos
  toss tossed total touch touched tough tour tournament toward towel towels town toy toys trabajamos trabajan trabajar trabaje trabajo trabajos traced
  track tracking tractor trade trades trading trae traemos traen traer traffic tragamonedas trago traiga traigalas traigan traigo trail trailer
  trailers train trainer training trains traje tramite transcript transfer transferencia transferred transfers transito trash trastes tratamiento trato
  travel tray treasure treat treatment treats tree tren tres trial tribute trick tried trim trimestre trims trip triple trips troca trouble truck
  trucks true truena truenan truenos trunk trust trusted try tub tube tubes tubo tuition tune tuned turkey turn turned turno turnos turns tus tuya tuyo
  twenty twice twilio twine twins two txt type typed types ubicacion ugliest ultima ultimas ultimo ultimos ultrasonido una unas unclaimed undecided
  undelivered under understand uni unidad unidades uniform uniforme uniformes uniforms unit units universidad unless unlimited unlock unlocked uno unos
  unpaid unsub unsubscribe unsubscribed until unused unverified update updated updates upgrade upline upper uppers ups upstairs urgent urna urnas usa
  usadas usamos usar use used user username users uses using uso usps usted ustedes usual usually usuario utiles utility uva vacantes vaccine vacia
  vacuna vacunas vale valen valid valor vals value valve vamos van vanish vape vapes vaping vapor vaporizer var vara varia variable varies varios
  varsity vas vaso vasos vault vaya vea veces vecina vecinas vecino vecinos vehicles vehiculo vein velas vemos ven venado vence vencio venda vende
  vendemos venden vender vendio vendo vendor vendors venga venir venta ventana ventanas ventanilla ventas venue ver verano verdad verde verduras
  verificacion verification verified verify verlos very vestido vestidos vests vet veterans vets vetting vez via viaje vial vials victims vid vida
  video videos vidrio vieja viejas viejo viejos viene vienen viernes view viewed viewing vigil vinagre vino vintage vio violencia virus visit visita
  visiting visitors visits vista viste vitamina viva vive vivo vodka voice volcanes volume voluntaria voluntario voluntarios volunteer volunteers
  volver vonage vota votar vote voted voter voters votes voting voto voucher voy voz vuelan vuelo vuelta wagon waist wait waiting waitlist waived
  waiver wake walk walked walking walks wall wallet wallets walls walnut wanna want wanted wants warehouse warm warn warnings warranty was wash washer
  wasn waste watch water wave wax way wear wearing weather web webhook webinar website websites wedding weed weeds week weekend weekends weekly weeks
  weigh weight weird welcome welded well wellness wells went were wet whales what whatever whats wheat wheel wheels when whenever where whether which
  while whisky white whitening whites who whoever whole whose why wide widget wife wild will win wind window windows windshield wine winery wing wings
  winner winners winning wins winter wintergreen wipe wiped wipes wire wireless wish with withdraw within without witnesses wknd wks women won wood
  wooden wool word words work worked workers working workout works workshop worries worse worth would wouldn wrap wrapped wrapping wrinkles wrist write
  writes writing written wrong wrote yard yarda year yearly years yellow yes yesterday yet yield you your yours yourself youth yrs zapato zapatos zero
  zip zona zone zoo zoom  `
    .trim()
    .split(/\s+/),
);
