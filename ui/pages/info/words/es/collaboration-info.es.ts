import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Colaboración en equipo',
  heading: 'Colaboración en equipo',
  description:
    'Envíe un enlace en vez de un adjunto. Los destinatarios ven y descargan el archivo sin cuenta, y el enlace caduca.',
  intro:
    'Envíe un enlace en vez de un adjunto. Sus destinatarios no necesitan cuenta, y el archivo no se queda en los buzones.',
  sections: [
    {
      heading: 'Qué permite un enlace',
      cards: [
        {
          title: 'Sin registrarse',
          text: 'Los destinatarios ven el archivo y lo descargan. No necesitan ni cuenta ni scripts.',
        },
        {
          title: 'Caduca solo',
          text: 'A las 4 semanas, o a los 3 meses para los miembros. Entonces se elimina también el archivo.',
        },
        { title: 'Una contraseña', text: 'Puede exigir una antes de que se muestre el archivo.' },
        {
          title: 'Un límite de descargas',
          text: 'Puede limitar un enlace a entre 1 y 1000 descargas, o desactivarlo en cualquier momento.',
        },
        {
          title: 'Se cuentan las visitas y las descargas',
          text: 'Las vistas previas de los chats y las visitas repetidas no cuentan, así que el número refleja cuántas personas lo han visto.',
        },
        {
          title: 'Lleva un recibo',
          text: 'El destinatario puede comprobar cuándo se hizo el archivo, con qué herramienta y a partir de qué, sin preguntarle a usted.',
          proof: { label: 'Cómo comprobarlo' },
        },
      ],
    },
    {
      heading: 'Cuatro pasos',
      steps: [
        {
          name: 'Procesar el archivo',
          text: 'Elija un archivo y una herramienta, o el uso compartido seguro, que solo reduce el archivo donde no se nota la diferencia.',
        },
        { name: 'Obtener el enlace', text: 'El enlace está junto al archivo terminado. Cópielo.' },
        { name: 'Compartir', text: 'Envíelo por correo o por chat. Si hay una contraseña, envíela aparte.' },
        {
          name: 'Los destinatarios lo ven y lo descargan',
          text: 'Abren el enlace en cualquier navegador, miran el archivo y lo descargan con el nombre que usted le puso.',
        },
      ],
    },
    {
      heading: 'Para qué sirve',
      cards: [
        {
          title: 'Ofertas y contratos',
          text: 'Firme, selle y envíe. Cuando firma también la otra parte, la primera firma sigue siendo válida.',
        },
        {
          title: 'Material de clase',
          text: 'Un enlace para toda la clase. Caduca solo, así que no queda nada que recoger.',
        },
        {
          title: 'Solicitudes de documentos',
          text: 'Censure lo que deba seguir siendo privado, limite las descargas y guarde el recibo.',
        },
      ],
    },
    {
      heading: 'Qué no es',
      paragraphs: [
        'Docket no sirve para redactar un documento entre varias personas, y no hay comentarios. Un enlace lleva a un único archivo terminado, y quien lo tenga puede pasarlo a otros; ponga una contraseña si eso importa.',
      ],
    },
  ],
};
