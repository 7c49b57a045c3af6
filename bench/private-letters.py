"""Made letters, forms and invoices with names and addresses, for npm run bench:private-data.

python bench/private-letters.py --language es --seed 42 > sentences.json, with Faker (PyPI) installed. The names and
addresses are Faker's; what stands around them is written here.
"""

import argparse
import json
import re

from faker import Faker

LOCALES = {
    "en": ("en_US", "en_GB"),
    "de": ("de_DE", "de_AT"),
    "fr": ("fr_FR", "fr_BE"),
    "it": ("it_IT",),
    "es": ("es_ES", "es_MX"),
    "pt": ("pt_PT", "pt_BR"),
    "nl": ("nl_NL", "nl_BE"),
}

TEMPLATES = {
    "en": (
        "The keys were handed to {name} on Monday, in the presence of {name}.",
        "Minutes: {name} asked whether {company} had paid the invoice of March; {last} did not know.",
        "Name: {name}\nAddress: {address}\nDate: 3 May 2024",
        "Please send the goods to {name}, {address}, before Friday.",
        "{name} and {name} have lived at {address} since the summer.",
        "Dear {first},\nthank you for the offer of {company}.\nBest wishes\n{name}",
        "INVOICE No. 2024-118\nCustomer: {name}\n{address}\nService: Annual Maintenance",
        "According to the report by {name}, the Board of Directors met in {city}.",
        "Between {company} and {name}, hereinafter the Tenant, the following is agreed.",
        "Witnesses: {name}, {name}, {name}",
        "On Tuesday the Ministry of Finance answered that the Annual Report of {company} is late.",
        "GENERAL TERMS AND CONDITIONS\nThe Supplier delivers in August and September to {city}.",
    ),
    "de": (
        "Die Schlüssel wurden am Montag an {name} übergeben, im Beisein von {name}.",
        "Protokoll: {name} fragte, ob {company} die Rechnung vom März bezahlt hat; {last} wusste es nicht.",
        "Name: {name}\nAnschrift: {address}\nDatum: 3. Mai 2024",
        "Bitte senden Sie die Ware an {name}, {address}, noch vor Freitag.",
        "{name} und {name} wohnen seit dem Sommer in {address}.",
        "Liebe {first},\nvielen Dank für das Angebot der Firma {company}.\nViele Grüße\n{name}",
        "RECHNUNG Nr. 2024-118\nKunde: {name}\n{address}\nLeistung: Jährliche Wartung",
        "Nach dem Bericht von {name} tagte der Vorstand in {city}.",
        "Zwischen {company} und {name}, nachstehend Mieter genannt, wird Folgendes vereinbart.",
        "Zeugen: {name}, {name}, {name}",
        "Am Dienstag antwortete das Bundesministerium der Finanzen, der Jahresbericht von {company} sei verspätet.",
        "ALLGEMEINE GESCHÄFTSBEDINGUNGEN\nDer Lieferant liefert im August und September nach {city}.",
    ),
    "fr": (
        "Les clés ont été remises lundi à {name}, en présence de {name}.",
        "Compte rendu : {name} a demandé si {company} avait payé la facture de mars ; {last} ne le savait pas.",
        "Nom : {name}\nAdresse : {address}\nDate : 3 mai 2024",
        "Merci d'envoyer la marchandise à {name}, {address}, avant vendredi.",
        "{name} et {name} habitent depuis l'été au {address}.",
        "Chère {first},\nmerci pour l'offre de la société {company}.\nBien à toi\n{name}",
        "FACTURE N° 2024-118\nClient : {name}\n{address}\nPrestation : Entretien annuel",
        "Selon le rapport de {name}, le Conseil d'administration s'est réuni à {city}.",
        "Entre {company} et {name}, ci-après le Locataire, il est convenu ce qui suit.",
        "Témoins : {name}, {name}, {name}",
        "Mardi, le Ministère des Finances a répondu que le Rapport annuel de {company} est en retard.",
        "CONDITIONS GÉNÉRALES DE VENTE\nLe Fournisseur livre en août et en septembre à {city}.",
    ),
    "it": (
        "Le chiavi sono state consegnate lunedì a {name}, alla presenza di {name}.",
        "Verbale: {name} ha chiesto se {company} avesse pagato la fattura di marzo; {last} non lo sapeva.",
        "Nome e cognome: {name}\nIndirizzo: {address}\nData: 3 maggio 2024",
        "Si prega di inviare la merce a {name}, {address}, entro venerdì.",
        "{name} e {name} abitano dall'estate in {address}.",
        "Cara {first},\ngrazie per l'offerta della ditta {company}.\nUn caro saluto\n{name}",
        "FATTURA N. 2024-118\nCliente: {name}\n{address}\nServizio: Manutenzione annuale",
        "Secondo la relazione di {name}, il Consiglio di Amministrazione si è riunito a {city}.",
        "Tra {company} e {name}, di seguito il Conduttore, si conviene quanto segue.",
        "Testimoni: {name}, {name}, {name}",
        "Martedì il Ministero delle Finanze ha risposto che la Relazione annuale di {company} è in ritardo.",
        "CONDIZIONI GENERALI DI VENDITA\nIl Fornitore consegna in agosto e settembre a {city}.",
    ),
    "es": (
        "Las llaves se entregaron el lunes a {name}, en presencia de {name}.",
        "Acta: {name} preguntó si {company} había pagado la factura de marzo; {last} no lo sabía.",
        "Nombre y apellidos: {name}\nDomicilio: {address}\nFecha: 3 de mayo de 2024",
        "Rogamos envíen la mercancía a {name}, {address}, antes del viernes.",
        "{name} y {name} viven desde el verano en {address}.",
        "Querida {first}:\ngracias por la oferta de la empresa {company}.\nUn saludo\n{name}",
        "FACTURA N.º 2024-118\nCliente: {name}\n{address}\nServicio: Mantenimiento anual",
        "Según el informe de {name}, el Consejo de Administración se reunió en {city}.",
        "Entre {company} y {name}, en adelante el Arrendatario, se acuerda lo siguiente.",
        "Testigos: {name}, {name}, {name}",
        "El martes el Ministerio de Hacienda contestó que el Informe Anual de {company} llega tarde.",
        "CONDICIONES GENERALES DE VENTA\nEl Proveedor entrega en agosto y septiembre en {city}.",
    ),
    "pt": (
        "As chaves foram entregues na segunda-feira a {name}, na presença de {name}.",
        "Ata: {name} perguntou se a {company} tinha pago a fatura de março; {last} não sabia.",
        "Nome completo: {name}\nMorada: {address}\nData: 3 de maio de 2024",
        "Pedimos o envio da mercadoria a {name}, {address}, antes de sexta-feira.",
        "{name} e {name} moram desde o verão em {address}.",
        "Querida {first},\nobrigado pela proposta da empresa {company}.\nUm abraço\n{name}",
        "FATURA N.º 2024-118\nCliente: {name}\n{address}\nServiço: Manutenção anual",
        "Segundo o relatório de {name}, o Conselho de Administração reuniu-se em {city}.",
        "Entre a {company} e {name}, doravante o Locatário, fica acordado o seguinte.",
        "Testemunhas: {name}, {name}, {name}",
        "Na terça-feira o Ministério das Finanças respondeu que o Relatório Anual da {company} está atrasado.",
        "CONDIÇÕES GERAIS DE VENDA\nO Fornecedor entrega em agosto e setembro em {city}.",
    ),
    "nl": (
        "De sleutels zijn maandag overhandigd aan {name}, in aanwezigheid van {name}.",
        "Notulen: {name} vroeg of {company} de factuur van maart had betaald; {last} wist het niet.",
        "Naam: {name}\nAdres: {address}\nDatum: 3 mei 2024",
        "Gelieve de goederen vóór vrijdag te sturen naar {name}, {address}.",
        "{name} en {name} wonen sinds de zomer op {address}.",
        "Beste {first},\nbedankt voor de offerte van de firma {company}.\nVriendelijke groet\n{name}",
        "FACTUUR nr. 2024-118\nKlant: {name}\n{address}\nDienst: Jaarlijks onderhoud",
        "Volgens het verslag van {name} vergaderde de Raad van Bestuur in {city}.",
        "Tussen {company} en {name}, hierna de Huurder, wordt het volgende overeengekomen.",
        "Getuigen: {name}, {name}, {name}",
        "Dinsdag antwoordde het Ministerie van Financiën dat het Jaarverslag van {company} te laat is.",
        "ALGEMENE VERKOOPVOORWAARDEN\nDe Leverancier levert in augustus en september in {city}.",
    ),
}

TYPES = {"name": "PERSON", "first": "PERSON", "last": "PERSON", "address": "STREET_ADDRESS", "city": "GPE"}


def made(kind, fake):
    if kind == "name":
        return f"{fake.first_name()} {fake.last_name()}"
    if kind == "address":
        return ", ".join(part.strip() for part in fake.address().splitlines())
    return {"first": fake.first_name, "last": fake.last_name, "company": fake.company, "city": fake.city}[kind]()


def sentence(template, fake):
    text, spans = "", []
    for index, part in enumerate(re.split(r"\{(\w+)\}", template)):
        value = made(part, fake) if index % 2 else part
        if index % 2 and part in TYPES:
            spans.append(
                {"entity_type": TYPES[part], "start_position": len(text), "end_position": len(text) + len(value)}
            )
        text += value
    return {"full_text": text, "spans": spans}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--language", choices=sorted(LOCALES), required=True)
    parser.add_argument("--seed", type=int, default=42)
    parser.add_argument("--times", type=int, default=10, help="how often each of the twelve texts is filled in")
    options = parser.parse_args()
    Faker.seed(options.seed)
    fakes = [Faker(locale) for locale in LOCALES[options.language]]
    sentences = [
        sentence(template, fakes[time % len(fakes)])
        for time in range(options.times)
        for template in TEMPLATES[options.language]
    ]
    print(json.dumps(sentences, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
