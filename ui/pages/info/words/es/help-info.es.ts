import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Ayuda',
  heading: '¿En qué podemos ayudarle?',
  description:
    'Ayuda de Docket: las herramientas y sus opciones, compartir por enlace, cómo administrarlo, comprobar el registro y la API.',
  intro: 'Primero respuestas breves, y una página para cada tema que necesita más.',
  sections: [
    {
      heading: 'De un archivo a un resultado',
      steps: [
        {
          name: 'Elija archivos',
          text: 'Suéltelos en la página de inicio o pulse «Elegir archivo(s)». Se abre el espacio de trabajo: los archivos a la izquierda, las páginas en el centro, las herramientas a la derecha.',
        },
        {
          name: 'Elija una herramienta',
          text: 'Haga clic en una herramienta para abrir sus opciones y luego pulse su botón. Unir, Comprimir, Convertir a PDF, Compartir y Cliff Notes empiezan con el clic; los controles de al lado muestran antes sus opciones.',
        },
        {
          name: 'Reciba el resultado',
          text: 'Pulse «Descargar», o «Copiar enlace» para enviarlo, o siga con otra herramienta en «Continuar con».',
        },
      ],
    },
    {
      heading: 'Buscar por tema',
      cards: [
        {
          title: 'Herramientas y opciones',
          text: 'Qué acepta cada herramienta y una frase para cada una de sus opciones.',
          proof: { label: 'Todas las herramientas' },
        },
        {
          title: 'Compartir',
          text: 'Enlaces, contraseñas, límites de descargas y cuándo se eliminan los archivos.',
          proof: { label: 'Compartir por enlace' },
        },
        {
          title: 'Para administradores',
          text: 'Los ajustes importantes, cómo comprobar una instalación, copias de seguridad, aislamiento y clúster.',
          proof: { label: 'Administrar Docket' },
        },
        {
          title: 'Para auditores',
          text: 'Verificar, demostrar, reproducir y exportar el registro firmado, con lo que muestra cada comando.',
          proof: { label: 'Comprobar el registro' },
        },
        {
          title: 'Para desarrolladores',
          text: 'Cada herramienta es también una llamada a la API. Ejemplos para curl y JavaScript.',
          proof: { label: 'La API' },
        },
      ],
    },
    {
      heading: 'Preguntas frecuentes',
      questions: [
        {
          question: '¿Necesito una cuenta?',
          answer:
            'No. Todas las herramientas funcionan sin ella, y la página de inicio muestra lo que este navegador ha hecho en esta sesión. Una cuenta conserva su historial y alarga la duración de los enlaces.',
        },
        {
          question: '¿Por qué una herramienta aparece en gris?',
          answer:
            'No acepta los archivos que ha elegido, o falta algo en este servidor. El motivo está debajo de su nombre.',
        },
        {
          question: 'Mi archivo pide una contraseña. ¿Dónde la escribo?',
          answer:
            'Pulse el candado que hay junto al archivo. La contraseña se envía con el archivo para una sola conversión y se borra cuando esta termina.',
        },
        {
          question: '¿Puedo cerrar la página mientras algo está en marcha?',
          answer:
            'Sí, en cuanto se hayan enviado los archivos. El proceso continúa, y encontrará el resultado en «Conversiones recientes».',
        },
        {
          question: '¿Puedo trabajar sin ratón?',
          answer: 'Sí. Pulse ? para ver la lista de atajos, o / para buscar una herramienta por su nombre.',
        },
      ],
    },
  ],
};
