//! The settings of a host: by flags, by the environment, by a file, in that order.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Deserialize;
use thiserror::Error;

use crate::limits::Limits;
use crate::notices::USUAL;
use crate::telemetry::logs;

/// Options of `crema serve`. Each can also be a line of the file that `--config` names (`listen = "0.0.0.0:80"`).
#[derive(Args, Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct ServeOptions {
    /// Read what is not given here from this TOML file
    #[arg(long, value_name = "FILE", env = "CREMA_CONFIG")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// Address and port to listen on; port 0 takes a free one [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS", env = "CREMA_LISTEN")]
    pub listen: Option<SocketAddr>,
    /// Where to keep everything: sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE [default: crema.db in the user's data
    /// directory]
    #[arg(long, value_name = "URL", env = "CREMA_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// The address that people type, such as `https://crema.example.org`, when it is not the one this server listens on. With
    /// https, cookies are sent over TLS only
    #[arg(long, value_name = "URL", env = "CREMA_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// What this server calls itself in the database, where it notes every second that it is alive [default: crema]
    #[arg(long, value_name = "NAME", env = "CREMA_NODE")]
    pub node: Option<String>,
    /// Where several servers on one database tell each other what happens: nats://HOST:PORT of a NATS server (tls://… with
    /// encryption, nats://USER:PASSWORD@… with a password) [default: this server is alone]
    #[arg(long, value_name = "URL", env = "CREMA_BUS", hide_env_values = true)]
    pub bus: Option<String>,
    /// Believe the X-Forwarded-For header of this many proxies in front of the server [default: 0]
    #[arg(long, value_name = "COUNT", env = "CREMA_TRUSTED_PROXIES")]
    pub trusted_proxies: Option<usize>,
    /// How many bots may think at the same time [default: half of the processor's cores]
    #[arg(long, value_name = "COUNT", env = "CREMA_BOT_THREADS")]
    pub bot_threads: Option<usize>,
    /// Multiply every limit on one person or address by this, for events in one room behind one address [default: 1]
    #[arg(long, value_name = "FACTOR", env = "CREMA_RATE_FACTOR", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub rate_factor: Option<u32>,
    /// Whom push services may write to about this server, mailto:… or https://…; they ask for it. Turns on notices to closed
    /// browsers, "your turn" in slow games, for people who want them [default: the address of --public-url, if it is https]
    #[arg(long, value_name = "CONTACT", env = "CREMA_PUSH_CONTACT")]
    pub push_contact: Option<String>,
    /// Push services that may be asked, separated by commas, `*.` for any names in front [default: those of Chrome, Firefox,
    /// Edge and Safari]
    #[arg(long, value_name = "ORIGINS", env = "CREMA_PUSH_SERVICES", value_delimiter = ',')]
    pub push_services: Option<Vec<String>>,
    /// How to write the log: text for people, json for programs [default: text]
    #[arg(long, value_name = "FORMAT", env = "CREMA_LOG_FORMAT", value_enum)]
    pub log_format: Option<LogFormat>,
    /// What to log: error, warn, info, debug or trace, or a filter such as info,server=debug [default: info]
    #[arg(long, value_name = "FILTER", env = "CREMA_LOG")]
    pub log: Option<String>,
    /// How much of anything visitors may take; only in the file, see docs/limits.md.
    #[arg(skip)]
    pub limits: Limits,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// The decision.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where to keep everything.
    pub database: String,
    /// The origin that browsers name, if it is not that of the request's own host.
    pub public_url: Option<String>,
    /// This server's name among others on the same database.
    pub node: String,
    /// Where servers on the same database tell each other what happens; nothing: there is only this one.
    pub bus: Option<String>,
    /// How many proxies stand in front.
    pub trusted_proxies: usize,
    /// How many bots may think at once.
    pub bot_threads: usize,
    /// What every limit on one person or address is multiplied by.
    pub rate_factor: u32,
    /// The contact for push services; nothing: no notices are sent.
    pub push_contact: Option<String>,
    /// The origins of push services that may be asked.
    pub push_services: Vec<String>,
    /// How the log is written.
    pub log_format: LogFormat,
    /// The filter of the log.
    pub log: String,
    /// How much of anything visitors may take, before [`Self::rate_factor`].
    pub limits: Limits,
}

/// Why there is no configuration.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("cannot read {}; check --config", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The file says something that is no option.
    #[error("{}: {problem}", path.display())]
    Syntax {
        /// Which.
        path: PathBuf,
        /// The subject.
        problem: String,
    },
    /// There is nowhere to keep the data.
    #[error("there is no data directory (neither XDG_DATA_HOME nor HOME is set); give --database sqlite:PATH")]
    NoDataDirectory,
    /// The public address is none.
    #[error("--public-url {0:?} is not an address such as https://crema.example.org, without a path")]
    PublicUrl(String),
    /// Nobody can be written to there.
    #[error("--push-contact {0:?} is neither mailto:NAME@HOST nor an https address")]
    PushContact(String),
    /// No push service is there.
    #[error("--push-services {0:?} is not an address such as https://push.example.org, without a path")]
    PushService(String),
    /// A limit that would keep everybody out.
    #[error("limits.{0} is 0, which keeps everybody out; leave it out for the default")]
    Limit(String),
    /// The filter of the log cannot be read.
    #[error("--log {filter:?}: {problem}; write a level such as info, or parts such as warn,server=debug")]
    Log {
        /// The value that was asked for.
        filter: String,
        /// Why that cannot be.
        problem: String,
    },
}

impl Config {
    /// Do people reach the server over TLS, as far as the host has said?
    pub(crate) fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

impl ServeOptions {
    /// Fills in what was left out from the file and from the defaults. `data` is the user's data directory; `cores` the
    /// machine's.
    pub fn resolve(self, data: Option<&Path>, cores: usize) -> Result<Config, ConfigError> {
        let file = self.config.as_deref().map(read).transpose()?.unwrap_or_default();
        let database = match self.database.or(file.database) {
            Some(database) => database,
            None => {
                let data = data.ok_or(ConfigError::NoDataDirectory)?;
                format!("sqlite:{}", data.join("crema").join("crema.db").display())
            }
        };
        let public_url = self.public_url.or(file.public_url).map(origin).transpose()?;
        let secure = public_url.clone().filter(|url| url.starts_with("https://"));
        let push_contact = self.push_contact.or(file.push_contact).map(contact).transpose()?.or(secure);
        let usual = || USUAL.iter().map(|&origin| origin.to_owned()).collect();
        let push_services = self.push_services.or(file.push_services).unwrap_or_else(usual);
        if let Some(wrong) = push_services.iter().find(|service| origin((*service).clone()).is_err()) {
            return Err(ConfigError::PushService(wrong.clone()));
        }
        let log = self.log.or(file.log).unwrap_or_else(|| "info".to_owned());
        logs::check(&log).map_err(|problem| ConfigError::Log { filter: log.clone(), problem })?;
        if let Some(name) = file.limits.forbidding() {
            return Err(ConfigError::Limit(name));
        }
        Ok(Config {
            listen: self.listen.or(file.listen).unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080))),
            database,
            public_url,
            node: self.node.or(file.node).unwrap_or_else(|| "crema".to_owned()),
            bus: self.bus.or(file.bus),
            trusted_proxies: self.trusted_proxies.or(file.trusted_proxies).unwrap_or(0),
            bot_threads: self.bot_threads.or(file.bot_threads).unwrap_or(cores / 2).max(1),
            rate_factor: self.rate_factor.or(file.rate_factor).unwrap_or(1).max(1),
            push_contact,
            push_services,
            log_format: self.log_format.or(file.log_format).unwrap_or_default(),
            log,
            limits: file.limits,
        })
    }
}

fn read(path: &Path) -> Result<ServeOptions, ConfigError> {
    let text = std::fs::read_to_string(path).map_err(|source| ConfigError::File { path: path.to_owned(), source })?;
    toml::from_str(&text)
        .map_err(|error| ConfigError::Syntax { path: path.to_owned(), problem: error.to_string().trim().to_owned() })
}

fn contact(text: String) -> Result<String, ConfigError> {
    let mail = text.strip_prefix("mailto:").is_some_and(|address| address.contains('@'));
    if mail || text.starts_with("https://") { Ok(text) } else { Err(ConfigError::PushContact(text)) }
}

/// Scheme and host, as browsers write an origin.
fn origin(url: String) -> Result<String, ConfigError> {
    let trimmed = url.trim_end_matches('/');
    let host = trimmed.strip_prefix("https://").or_else(|| trimmed.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => Ok(trimmed.to_lowercase()),
        _ => Err(ConfigError::PublicUrl(url)),
    }
}

/// The user's data directory, from the environment variables that name it.
pub fn data_directory(variable: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let set = |name| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local/share")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_come_before_the_file_and_the_file_before_defaults() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(
            file.path(),
            "listen = \"0.0.0.0:81\"\nbot-threads = 3\nlog-format = \"json\"\n[limits]\nsockets = 7\n",
        )
        .expect("written");
        let flags = ServeOptions {
            config: Some(file.path().to_owned()),
            listen: Some(([127, 0, 0, 1], 90).into()),
            ..ServeOptions::default()
        };
        let config = flags.resolve(Some(Path::new("/data")), 8).expect("a configuration");
        assert_eq!((config.listen.port(), config.bot_threads, config.log_format), (90, 3, LogFormat::Json));
        assert_eq!(config.database, "sqlite:/data/crema/crema.db");
        assert_eq!(config.limits, Limits { sockets: 7, ..Limits::default() });
    }

    #[test]
    fn mistakes_are_named() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(file.path(), "lisen = \"0.0.0.0:81\"\n").expect("written");
        let check = |options: ServeOptions, wanted: &str| {
            let error = options.resolve(None, 1).expect_err(wanted).to_string();
            assert!(error.contains(wanted), "{error}");
        };
        check(ServeOptions { config: Some(file.path().to_owned()), ..ServeOptions::default() }, "lisen");
        let limited = tempfile::NamedTempFile::new().expect("a file");
        for (line, wanted) in [("sockets = 0", "limits.sockets"), ("talk = { burst = 0, every-ms = 1 }", "limits.talk")]
        {
            std::fs::write(limited.path(), format!("database = \"sqlite:x\"\n[limits]\n{line}\n")).expect("written");
            check(ServeOptions { config: Some(limited.path().to_owned()), ..ServeOptions::default() }, wanted);
        }
        check(ServeOptions { config: Some("/none".into()), ..ServeOptions::default() }, "check --config");
        check(ServeOptions::default(), "--database");
        let named = |url: &str| ServeOptions {
            database: Some("sqlite:x".into()),
            public_url: Some(url.into()),
            ..ServeOptions::default()
        };
        check(named("crema.example.org"), "without a path");
        check(named("https://crema.example.org/play"), "without a path");
        let logged = |filter: &str| ServeOptions { log: Some(filter.into()), ..named("https://crema.example.org") };
        check(logged("nonsense=foo=bar"), "--log \"nonsense=foo=bar\"");
        assert!(logged("warn,server=debug").resolve(None, 1).is_ok());
        let told = ServeOptions { push_services: Some(vec!["foo".into()]), ..named("https://crema.example.org") };
        check(told, "--push-services \"foo\"");
        let config = named("https://Crema.example.org/").resolve(None, 1).expect("a configuration");
        assert_eq!(config.public_url.as_deref(), Some("https://crema.example.org"));
    }

    #[test]
    fn the_file_to_start_from_says_where_everything_is() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/crema.toml");
        let options = ServeOptions { config: Some(file), ..ServeOptions::default() };
        let config = options.resolve(Some(Path::new("/data")), 1).expect("a configuration");
        assert_eq!(config.database, "sqlite:/var/lib/crema/crema.db");
        // The environment comes before the file: a host's own `database` line would not count.
        let unit = include_str!("../../../deploy/crema.service");
        assert!(!unit.contains("CREMA_DATABASE"), "the unit overrules the file");
    }
}
