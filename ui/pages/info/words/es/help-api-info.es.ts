import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Ayuda: API',
  heading: 'Usar Docket desde un programa',
  description:
    'Llamar a Docket con curl o JavaScript: cada llamada con sus campos, sus respuestas y un ejemplo, sesiones y errores.',
  intro:
    'Todo lo que hacen las pantallas es una llamada HTTP. Los ejemplos son para una instalación en su propia máquina.',
  sections: [
    {
      heading: 'Antes de empezar',
      cards: [
        {
          title: 'Todas las llamadas',
          text: 'Están enumeradas abajo por temas; sus descripciones proceden del documento OpenAPI y están en inglés. La referencia da también sus errores, permite probarlas en el navegador y es OpenAPI para generadores de código.',
          proof: { label: 'Referencia de la API' },
        },
        {
          title: 'Sesiones',
          text: 'No hay claves de API. Su sesión es una cookie: consérvela, y su próxima llamada encontrará sus conversiones.',
        },
        {
          title: 'Errores',
          text: 'Los errores son JSON: una frase en error, un nombre como pdf.unreadable en code, y detalles en facts.',
        },
        {
          title: 'Herramientas',
          text: 'Los ID de las herramientas y sus opciones están en POST /api/convert.',
          proof: { label: 'Qué hacen las opciones' },
        },
      ],
    },
    {
      heading: 'Convertir archivos',
      text: 'Envía archivos con el ID de una herramienta y sus opciones. La respuesta contiene enseguida el enlace al resultado; el archivo está disponible cuando termina la conversión.',
    },
    {
      heading: 'Leer y exportar documentos',
      text: 'Datos sobre un PDF, imágenes de sus páginas y exportaciones a Word y PowerPoint. La llamada espera y devuelve el resultado.',
    },
    {
      heading: 'Entender documentos',
      text: 'Resúmenes, cuestionarios, traducciones, el idioma de un documento y los datos privados que contiene.',
    },
    {
      heading: 'Firmar y comprobar firmas',
      text: 'Sella un PDF con un certificado, o comprueba si las firmas que contiene son válidas.',
    },
    {
      heading: 'Censurar',
      text: 'Enumera lo que eliminaría una censura, sin cambiar nada. La censura misma es una conversión con la herramienta pdf-redact y los mismos elementos.',
    },
    {
      heading: 'Enlaces para compartir',
      text: 'Abre, restringe y termina enlaces, y descarga sus archivos. Solo quien creó un enlace puede cambiarlo.',
    },
    {
      heading: 'Sesión',
      text: 'Dice quién ha iniciado sesión. Un invitado recibe una cookie de sesión y la respuesta de que nadie la ha iniciado.',
    },
    {
      heading: 'Cuenta',
      text: 'Lo que se guarda de un miembro: enlaces, sesiones, y todos los datos para descargar.',
    },
    {
      heading: 'Administración',
      text: 'Para administradores: el panel, la actividad y el estado del registro, ahora o en un momento anterior.',
    },
    {
      heading: 'Operación',
      text: 'Qué puede hacer esta instalación y si está lista. No hace falta iniciar sesión.',
    },
  ],
};
