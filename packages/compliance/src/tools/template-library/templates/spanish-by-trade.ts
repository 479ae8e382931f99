// Templates in Spanish for one line of business each, in our own wording. Letters as in spanish.ts.
import {
  account,
  care,
  delivery,
  marketing,
  NO_DETAILS,
  OWN_LINK,
  PHONE,
  type TemplateRow,
  type Trade,
  visit,
  WRITTEN_CONSENT,
  PARENTS,
  NO_CASE,
  NO_CANCELAR,
} from './rows.ts';

export const spanishTemplatesByTrade: Readonly<Record<Trade, readonly TemplateRow[]>> = {
  restaurant: [
    {
      ...visit,
      name: 'Table confirmation',
      text: '{business}: su mesa para [guests=4] es el [date and time=viernes a las 7 pm]. Responda C para confirmar o R para cambiarla, STOP para darse de baja.',
      notes: [NO_CANCELAR],
    },
    {
      ...delivery,
      name: 'Takeout order ready',
      text: '{business}: su pedido [order number=118] ya se puede recoger en [address=14 Mill Street]. Responda STOP para darse de baja.',
      notes: [],
    },
  ],
  retail: [
    {
      ...delivery,
      name: 'Return received',
      text: '{business}: recibimos lo que nos devuelve del pedido [order number=48213]; le regresamos $[amount=36.20]. Responda STOP para darse de baja.',
      notes: [],
    },
    {
      ...marketing,
      name: 'Early access',
      text: '{business}: antes que nadie, nuestra [event=venta de primavera] el [date=4 de mayo]: [link=www.example.com/venta]. Responda STOP para darse de baja.',
      notes: [WRITTEN_CONSENT, OWN_LINK],
    },
  ],
  salon: [
    {
      ...visit,
      name: 'Salon reminder',
      text: '{business}: [first name=Rosa], su [service=corte y tinte] con [stylist=Dana] es el [date and time=viernes a las 3]. Responda C para confirmar, STOP para darse de baja.',
      notes: [NO_CANCELAR],
    },
    {
      ...marketing,
      name: 'Slow-day offer',
      text: '{business}: $[amount=10] menos en [service=peinados] este [day=martes]. Responda B para su cita, STOP para darse de baja.',
      notes: [WRITTEN_CONSENT],
    },
  ],
  medical: [
    {
      ...visit,
      name: 'Clinic visit reminder',
      text: '{business}: su consulta es el [date and time=11 de mayo a las 9]. Llegue 15 minutos antes. Responda C para confirmar, STOP para darse de baja.',
      notes: [NO_DETAILS],
    },
    {
      ...account,
      name: 'Prescription ready',
      text: '{business}: la receta de [first name=Rosa] ya se puede recoger. Horario: [hours=9 am a 7 pm]. Responda STOP para darse de baja.',
      notes: [NO_DETAILS],
    },
  ],
  dental: [
    {
      ...visit,
      name: 'Checkup reminder',
      text: '{business}: [first name=Rosa], su cita con [name=Dr. Lee] es el [date and time=11 de mayo a las 9]. Responda C para confirmar, STOP para darse de baja.',
      notes: [NO_DETAILS],
    },
    {
      ...visit,
      useCase: 'CUSTOMER_CARE',
      name: 'Recall',
      text: '{business}: ya le toca su limpieza. Responda con una fecha o llame al [phone number=(512) 555-0142]. Responda STOP para darse de baja.',
      notes: [PHONE],
    },
  ],
  veterinary: [
    {
      ...visit,
      name: 'Pet visit reminder',
      text: '{business}: [pet=Canela] tiene cita el [date and time=11 de mayo a las 9 am]. Responda C para confirmar, STOP para darse de baja.',
      notes: [],
    },
    {
      ...account,
      name: 'Vaccines due',
      text: '{business}: a [pet=Canela] le tocan sus vacunas este mes. Llame al [phone number=(512) 555-0142]. Responda STOP para darse de baja.',
      notes: [PHONE],
    },
  ],
  fitness: [
    {
      ...visit,
      name: 'Class reminder',
      text: '{business}: su clase de [class=spinning] con [coach=Ana] es [date and time=mañana a las 6 am]. Responda R para dejar su lugar, STOP para darse de baja.',
      notes: [],
    },
    {
      ...account,
      name: 'Class changed',
      text: '{business}: aviso: su clase de [class=spinning] de [time=las 6 am] es hoy con [coach=Ben]. Responda STOP para darse de baja.',
      notes: [],
    },
  ],
  real_estate: [
    {
      ...visit,
      useCase: 'CUSTOMER_CARE',
      name: 'Showing confirmed',
      text: '{business}: su visita a [address=14 Mill Street] es el [date and time=lunes a las 11 am]. Responda C para confirmar, STOP para darse de baja.',
      notes: [],
    },
    {
      ...care,
      name: 'Answer to an inquiry',
      text: '{business}: gracias por preguntar por [address=14 Mill Street]. ¿Puede venir el [date and time=lunes a las 11]? Responda STOP para darse de baja.',
      notes: [],
    },
  ],
  automotive: [
    {
      ...care,
      name: 'Estimate for approval',
      text: '{business}: [repair=los frenos] cuestan $[amount=340]. Responda SI para seguir o llame al [phone number=(512) 555-0142]. Responda STOP para darse de baja.',
      notes: [PHONE],
    },
    {
      ...delivery,
      useCase: 'CUSTOMER_CARE',
      name: 'Car is ready',
      text: '{business}: su [vehicle=Civic 2019] ya se puede recoger. Total $[amount=340]; cerramos a las [closing time=6 pm]. Responda STOP para darse de baja.',
      notes: [],
    },
  ],
  home_services: [
    {
      ...visit,
      name: 'Visit window',
      text: '{business}: llegamos el [date=martes] entre [time window=las 8 y las 10 am]. Responda C para confirmar o R para cambiar, STOP para darse de baja.',
      notes: [NO_CANCELAR],
    },
    {
      ...care,
      name: 'Quote ready',
      text: '{business}: su presupuesto de $[amount=1,450] por [work=el trabajo] vence el [date=1 de junio]. Responda STOP para darse de baja.',
      notes: [],
    },
  ],
  school: [
    {
      ...account,
      useCase: 'K12_EDUCATION',
      name: 'School closing',
      text: '{business}: no hay clases [date=mañana 8 de mayo] por [reason=nieve]. Regresamos el [day=viernes]. Responda STOP para darse de baja.',
      notes: [PARENTS],
    },
    {
      ...account,
      useCase: 'K12_EDUCATION',
      name: 'Absence',
      text: '{business}: asistencia: [student=Leo] no vino a clases [date=hoy]. Responda con el motivo. Responda STOP para darse de baja.',
      notes: [PARENTS],
    },
  ],
  nonprofit: [
    {
      ...account,
      name: 'Open today',
      text: '{business}: recordatorio: abrimos hoy de [time window=10 am a 1 pm] en [address=14 Mill Street]. Responda STOP para darse de baja.',
      notes: [],
    },
    {
      ...account,
      useCase: 'CHARITY',
      name: 'Volunteer shift',
      text: '{business}: recordatorio: le esperamos como voluntario el [date and time=lunes a las 9 am], [address=14 Mill Street]. Responda STOP para darse de baja.',
      notes: [],
    },
  ],
  legal: [
    {
      ...visit,
      name: 'Meeting with the lawyer',
      text: '{business}: su cita con [name=la Lic. Ortiz] es el [date and time=11 de mayo a las 9]. Responda C para confirmar, STOP para darse de baja.',
      notes: [NO_CASE],
    },
    {
      ...account,
      name: 'Documents needed',
      text: '{business}: recordatorio: mande [document=su contrato de renta] antes del [date=15 de mayo]. Dudas: [phone number=(512) 555-0142]. Responda STOP para darse de baja.',
      notes: [NO_CASE, PHONE],
    },
  ],
  property_management: [
    {
      ...account,
      name: 'Rent reminder',
      text: '{business}: la renta de [month=junio], $[amount=1,250], vence el [due date=1 de junio]. Dudas: [phone number=(512) 555-0142]. Responda STOP para darse de baja.',
      notes: [PHONE],
    },
    {
      ...account,
      name: 'Water shutoff',
      text: '{business}: el [date=8 de mayo] de [time window=1 a 3 pm] no hay agua en [building=el edificio C]. Responda STOP para darse de baja.',
      notes: [],
    },
  ],
  hotel: [
    {
      ...account,
      name: 'Before arrival',
      text: '{business}: le esperamos el [date=8 de mayo]. Puede entrar a su cuarto desde las [time=3 pm]. Responda STOP para darse de baja.',
      notes: [],
    },
    {
      ...care,
      name: 'Room ready',
      text: '{business}: su cuarto ya espera por usted. Recoja la llave en la entrada. ¿Necesita algo? Responda. STOP para darse de baja.',
      notes: [],
    },
  ],
  insurance: [
    {
      ...account,
      name: 'Claim update',
      text: '{business}: su reclamo [claim number=7716] fue [status=aprobado]. Le llamamos [time=antes del viernes]. Responda STOP para darse de baja.',
      notes: [],
    },
    {
      ...account,
      name: 'Policy renewal',
      text: '{business}: recordatorio: su seguro de [policy=auto] se renueva el [date=1 de junio]. Dudas: [phone number=(512) 555-0142]. Responda STOP para darse de baja.',
      notes: [PHONE],
    },
  ],
};
