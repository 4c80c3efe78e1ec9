// What Muster itself says to candidates, in Spanish.
import type { CandidateWords } from './catalogue.ts';

export const es: CandidateWords = {
  locale: 'es-ES',
  team: 'el equipo de selección',
  seeInvitation: 'consulte su invitación',
  aYear: (pay) => `${pay} al año`,
  from: (day) => `a partir del ${day}`,
  termsToFollow: 'condiciones por confirmar',
  noMore: (link) => `Para no recibir más mensajes de este tipo: ${link}`,
  textWayOut: 'Responda STOP para darse de baja.',
  textAnswers: {
    stop: (name) => `Ya no recibirá mensajes de texto de ${name}. Responda START para volver a recibirlos.`,
    start: (name) =>
      `Volverá a recibir mensajes de texto de ${name}. Responda STOP para darse de baja, AYUDA para ayuda.`,
    help: (name) =>
      `${name}: mensajes de texto sobre su candidatura. Responda STOP para darse de baja. Para cualquier otra cosa, escriba a la persona que lleva su proceso.`,
  },
  invitation: {
    subjects: { invited: 'Invitación', changed: 'Cambio', cancelled: 'Cancelación' },
    lead: 'Tiene una invitación para:',
    cancelled: 'Esta reunión queda cancelada:',
  },
  unsubscribe: {
    title: 'Mensajes sobre su candidatura',
    ask: '¿Quiere dejar de recibir mensajes como este?',
    button: 'Dejar de recibirlos',
    done: 'Ya no recibirá más mensajes de este tipo.',
    gone: 'Este enlace no funciona',
    goneNote: 'Responda, por favor, al mensaje en el que venía.',
  },
  greeting: 'Hola, {{candidate.first_name}}:',
  closing: 'Saludos cordiales',
  letters: {
    application_received: [
      'Hemos recibido su candidatura: {{job.title}}',
      'Gracias por presentar su candidatura para {{job.title}}. La hemos recibido y le escribiremos en cuanto la hayamos leído.',
    ],
    application_in_review: [
      'Su candidatura: {{job.title}}',
      'Estamos estudiando su candidatura para {{job.title}}. No tiene que hacer nada; si algo ha cambiado por su parte, responda a este mensaje.',
    ],
    interview_scheduled: [
      'Su entrevista: {{job.title}}',
      'Su entrevista para {{job.title}} ya está en el calendario. Si la hora no le viene bien o necesita algo antes, responda a este mensaje.',
    ],
    offer_questions: [
      'Preguntas sobre nuestra oferta: {{job.title}}',
      'Ya tiene nuestra oferta para {{job.title}}. Si hay algo que no esté claro, responda a este mensaje y lo hablamos.',
    ],
    interview_reminder: [
      'Su entrevista: {{job.title}}',
      'Le recordamos su entrevista para {{job.title}}: {{interview.date}}, {{interview.time}}. Si no puede venir, responda a este mensaje y buscaremos otra hora.',
    ],
    interview_soon: [
      'Su entrevista empieza pronto: {{job.title}}',
      'Su entrevista para {{job.title}} empieza a las {{interview.time}}.',
    ],
    no_show: [
      'Le echamos de menos en la entrevista: {{job.title}}',
      'Le esperábamos en su entrevista para {{job.title}} y confiamos en que esté bien. Si quiere otra hora, respóndanos con algunas que le vengan bien.',
    ],
    no_show_last_word: [
      '¿Quiere otra entrevista para {{job.title}}?',
      'No hemos tenido noticias suyas desde la entrevista para {{job.title}}. Si sigue interesándole el puesto, basta con una breve respuesta.',
    ],
    at_risk_check_in: [
      '¿Le sigue interesando, {{candidate.first_name}}?',
      'Hace tiempo que no hablamos de {{job.title}}. ¿Le sigue interesando el puesto? Basta con una breve respuesta.',
    ],
    at_risk_last_word: [
      '¿Mantenemos abierta su candidatura para {{job.title}}?',
      'Nos gustaría seguir adelante con usted para {{job.title}}. Díganos si quiere que mantengamos abierta su candidatura.',
    ],
  },
};
